-- The requests for a scholarship of the viewing mentee.
-- Null: answered_at, granted, answer.
-- Type package_names: Record<string, string>.
create view api.own_scholarship_requests with (security_invoker = true) as
select r.id, k.names as package_names, r.reason, r.asked_at, r.answered_at, r.granted, r.answer
from data.scholarship_requests r
join data.packages k on k.id = r.package_id;

grant select on api.own_scholarship_requests to app_member;
