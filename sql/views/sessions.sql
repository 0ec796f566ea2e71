-- R13, R14. A session in the log of a mentorship, for its mentor and mentee. `cancel_until`: until when a planned coaching
-- session can be cancelled freely; `short_notice`: it always can, because the time was set later than that;
-- `cancels_late`: a cancellation by the viewer would count now.
-- Null: starts_at, minutes, note, place, cancel_until.
create view api.sessions with (security_invoker = true) as
select l.id, l.mentorship_id, l.status, l.held_on, l.starts_at, l.minutes, l.note, l.place, l.entered_by, l.entered_at,
  case when s.kind = 'coaching' and l.status = 'planned' and not l.short_notice then rules.free_cancellation_until(l.held_on) end as cancel_until,
  s.kind = 'coaching' and l.status = 'planned' and l.short_notice as short_notice,
  l.status = 'planned' and rules.viewer_cancels_late(l.id) as cancels_late
from data.sessions l
join data.mentorships s on s.id = l.mentorship_id;

grant select on api.sessions to app_member;
