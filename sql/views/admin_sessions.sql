-- R13. A session as the team reads it, with who entered it and whether it counts.
-- Null: starts_at, minutes, note, place, cancel_until.
create view api.admin_sessions with (security_invoker = true) as
select l.id, l.mentorship_id, l.status, l.held_on, l.starts_at, l.minutes, l.note, l.place, l.entered_by, l.entered_at,
  u.name || ' ' || u.surname as enterer_name, rules.session_counts(s.kind, l.status) as counts,
  case when s.kind = 'coaching' and l.status = 'planned' and not l.short_notice then rules.free_cancellation_until(l.held_on) end as cancel_until,
  s.kind = 'coaching' and l.status = 'planned' and l.short_notice as short_notice,
  -- A cancellation by the team never counts.
  false as cancels_late
from data.sessions l
join data.mentorships s on s.id = l.mentorship_id
join data.users u on u.id = l.entered_by_user_id;

grant select on api.admin_sessions to app_admin;
