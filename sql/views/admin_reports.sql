-- A report in the team's list: who reports whom, about what, and the decision. The profiles lead to their pages.
-- Null: about_user_id, request_mentee_id, about_name, about_mentor_id, about_mentee_id, by_mentor_id, by_mentee_id, request_id, mentorship_id, settled_at, settled_by, decision, answer.
-- Type about_what: 'request' | 'mentorship' | 'profile'.
create view api.admin_reports with (security_invoker = true) as
select r.id, r.text, r.sent_at, r.settled_at, s.name || ' ' || s.surname as settled_by, r.decision, r.answer,
  r.request_id, r.mentorship_id,
  (select q.mentee_id from data.mentorship_requests q where q.id = r.request_id) as request_mentee_id,
  case when r.request_id is not null then 'request' when r.mentorship_id is not null then 'mentorship' else 'profile' end
    as about_what,
  b.name || ' ' || b.surname as by_name, bm.id as by_mentor_id, be.id as by_mentee_id,
  r.about_user_id, a.name || ' ' || a.surname as about_name, am.id as about_mentor_id, ae.id as about_mentee_id,
  (rules.local_date() - rules.local_date(r.sent_at)) as waiting_days,
  coalesce(r.by_user_id = (select rules.viewer_user_id()), false) as own,
  r.settled_at is null as in_open,
  r.settled_at is not null as in_settled,
  true as in_all,
  coalesce(r.settled_at, r.sent_at) as settled_key
from data.reports r
join data.users b on b.id = r.by_user_id
left join data.users a on a.id = r.about_user_id
left join data.users s on s.id = r.settled_by_user_id
left join data.mentors bm on bm.user_id = b.id
left join data.mentees be on be.user_id = b.id
left join data.mentors am on am.user_id = a.id
left join data.mentees ae on ae.user_id = a.id;

grant select on api.admin_reports to app_admin;
