-- For admins: the account with an e-mail address, and whether it already has a profile for this role or is the
-- viewer's own. No row if there is none.
-- Rows: one or none.
create function api.account_with_email(email text, role data.role)
returns table (user_id integer, name text, surname text, email text, roles data.role[], holds boolean, own boolean)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.name, u.surname, u.email::text, rules.roles_held(u.id),
    account_with_email.role = any (rules.roles_held(u.id)), u.id = (select rules.viewer_user_id())
  from data.users u
  where u.email = lower(trim(account_with_email.email)) and u.erased_at is null and (select rules.viewer_is_admin())
$$;

grant execute on function api.account_with_email to app_admin;
