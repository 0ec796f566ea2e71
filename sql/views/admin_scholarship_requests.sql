-- R26. A mentee's request for a scholarship, as the team reads it.
-- Null: answered_at, granted, answer, answered_by.
-- Type package_names: Record<string, string>.
create view api.admin_scholarship_requests with (security_invoker = true) as
select r.id, r.mentee_id, w.name || ' ' || w.surname as mentee_name, w.email::text as mentee_email,
  k.names as package_names, r.reason, r.asked_at, rules.local_date() - rules.local_date(r.asked_at) as waiting_days,
  r.answered_at, r.granted, r.answer, answerer.name || ' ' || answerer.surname as answered_by,
  coalesce(w.id = (select rules.viewer_user_id()), false) as own,
  r.answered_at is null as in_asked,
  r.answered_at is not null as in_answered
from data.scholarship_requests r
left join data.packages k on k.id = r.package_id
left join data.mentees e on e.id = r.mentee_id
left join data.users w on w.id = e.user_id
left join data.users answerer on answerer.id = r.answered_by;

grant select on api.admin_scholarship_requests to app_admin;
