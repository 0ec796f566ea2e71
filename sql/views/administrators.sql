-- The active admins, each with the right that the admin holds; `invited` until the first password is set.
-- Type admin_right: 'coordinator' | 'treasurer' | 'administrator'.
-- Null: last_login_at.
create view api.administrators with (security_invoker = true) as
select u.id, u.name, u.surname, u.email::text as email, a.admin_right, a.created_at as since, u.last_login_at,
  not rules.has_password(u.id) as invited
from data.admins a join data.users u on u.id = a.user_id
where a.active;

grant select on api.administrators to app_admin;
