-- A message of the team to a mentor or mentee, with the admin who sent it.
-- Null: read_at.
create view api.admin_messages with (security_invoker = true) as
select g.id, g.to_user_id, g.to_role, g.subject, g.text, g.sent_at, g.read_at, u.name || ' ' || u.surname as sent_by
from data.messages g
join data.users u on u.id = g.sent_by_user_id;

grant select on api.admin_messages to app_admin;
