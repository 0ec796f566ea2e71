-- Signs a user in, after her password was verified against the kept hash. M14: the hash is checked once more under
-- the user's lock, so that no session outlives a change of password or an erasure. With a second step switched on she
-- owes its code first, and the session opens later, by it. Returns whether it is open, and its role.
-- Refuses: invalid_login.
-- Null: role.
create function api.auth_open_session(user_id integer, kept_hash text, secret_hash text, user_agent text)
returns table (opened boolean, role data.role)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  her constant integer := auth_open_session.user_id;
begin
  perform rules.verified_user(her, kept_hash);
  if not exists (select from private.second_factors f where f.user_id = her and f.confirmed_at is not null) then
    return query select true, rules.open_session(her, secret_hash, user_agent, false);
    return;
  end if;
  insert into private.pending_sign_ins (token_hash, user_id, expires_at)
  values (sha256(convert_to(secret_hash, 'UTF8')), her, 
    now() + (select make_interval(mins => c.second_step_minutes) from data.constants c));
  return query select false, null::data.role;
end $$;

grant execute on function api.auth_open_session to app_auth;
