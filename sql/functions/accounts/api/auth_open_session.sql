-- Signs a user in after the caller verified the password against `kept_hash`. The hash is compared again under
-- the user's lock, so that no session outlives a password change or an erasure. If the user has a second factor, only
-- a pending sign-in is written and the session opens with the code. Returns whether the session is open, and its
-- role.
-- Refuses: invalid_login.
-- Null: role.
create function api.auth_open_session(user_id integer, kept_hash text, secret_hash text, user_agent text)
returns table (opened boolean, role data.role)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := auth_open_session.user_id;
begin
  -- A password change and an erasure hold the same lock.
  perform rules.lock_user(person);
  perform from data.users u join private.credentials c on c.user_id = u.id
  where u.id = person and u.erased_at is null and c.password_hash = kept_hash;
  if not found then
    perform rules.reject('invalid_login', kind => 'MR401');
  end if;
  if not exists (select from private.second_factors f where f.user_id = person and f.confirmed_at is not null) then
    return query select true, rules.open_session(person, secret_hash, user_agent, false);
    return;
  end if;
  insert into private.pending_sign_ins (token_hash, user_id, expires_at)
  values (sha256(convert_to(secret_hash, 'UTF8')), person, 
    now() + (select make_interval(mins => c.second_step_minutes) from data.constants c));
  return query select false, null::data.role;
end $$;

grant execute on function api.auth_open_session to app_auth;
