-- Signs a user in, after her password was verified against the kept hash. M14: the hash is checked once more under
-- the user's lock, so that no session outlives a change of password or an erasure. Refuses: invalid_login.
create function api.auth_open_session(user_id integer, kept_hash text, secret_hash text, user_agent text)
returns data.role
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.verified_user(auth_open_session.user_id, kept_hash);
  return rules.open_session(auth_open_session.user_id, secret_hash, user_agent);
end $$;

grant execute on function api.auth_open_session to app_auth;
