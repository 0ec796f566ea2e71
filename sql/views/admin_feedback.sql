-- Feedback of one person of a mentorship, as the team reads it.
-- Type step: 'start' | 'check_in' | 'end' | 'later'.
-- Type side: 'mentee' | 'mentor'.
-- Type answers: Rows['feedback']['answers'].
create view api.admin_feedback with (security_invoker = true) as
select f.id, f.mentorship_id, f.step, f.answers, f.publishable, f.given_at, u.name || ' ' || u.surname as name,
  case when f.user_id = s.mentee_user_id then 'mentee' else 'mentor' end as side
from data.feedback f
join data.mentorships s on s.id = f.mentorship_id
join data.users u on u.id = f.user_id;

grant select on api.admin_feedback to app_admin;
