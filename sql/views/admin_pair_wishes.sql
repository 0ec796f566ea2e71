-- The same for the team, with who asked and which side that is.
-- Null: closed_at, outcome, answer.
-- Type wish: 'pause' | 'resume' | 'another' | 'end'.
-- Type outcome: 'met' | 'overtaken' | 'answered' | 'withdrawn' | null.
-- Type side: 'mentor' | 'mentee'.
create view api.admin_pair_wishes with (security_invoker = true) as
select w.id, w.mentorship_id, w.wish, w.reason, w.asked_at, w.closed_at, w.outcome, w.answer,
  u.name || ' ' || u.surname as name,
  case when w.user_id = s.mentor_user_id then 'mentor' else 'mentee' end as side
from data.pair_wishes w
join data.mentorships s on s.id = w.mentorship_id
join data.users u on u.id = w.user_id;

grant select on api.admin_pair_wishes to app_admin;
