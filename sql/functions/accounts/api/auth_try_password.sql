-- Counts an attempt to sign in (auth_may_try). Returns the seconds to wait, or 0 with the user id and password hash of the
-- e-mail address; null if it is unknown.
-- Null: user_id, password_hash.
-- Rows: one.
create function api.auth_try_password(email text, address text, device text default null)
returns table (wait integer, user_id integer, password_hash text)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  wait := api.auth_may_try('login', email, address, device);
  if wait = 0 then
    select c.user_id, c.password_hash into auth_try_password.user_id, auth_try_password.password_hash
    from api.auth_credential(email) c;
  end if;
  return next;
end $$;

grant execute on function api.auth_try_password to app_auth;
