-- An edit request, for its mentor and the team.
-- Null: decided_at, message, words.
create view api.edit_requests with (security_invoker = true) as
select r.id, r.mentor_id, r.status, r.sent_at, r.decided_at, r.message, r.words
from data.edit_requests r;

grant select on api.edit_requests to app_member, app_admin;
