-- Returns the user id and password hash for an e-mail address; no row if unknown. Only the login app_auth may call
-- it.
-- Rows: one or none.
create function api.auth_credential(email text)
returns table (user_id integer, password_hash text)
language sql stable security definer set search_path = ''
as $$
  select c.user_id, c.password_hash
  from data.users u
  join private.credentials c on c.user_id = u.id
  where u.email = lower(auth_credential.email) and u.erased_at is null
$$;

grant execute on function api.auth_credential to app_auth;
