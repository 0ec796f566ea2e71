-- Signs a user in, after her password was verified: a new session under the hash of its secret. With one
-- profile its role is set; with several she chooses next. Forgets her failed tries.
create function api.auth_open_session(user_id integer, secret_hash text, user_agent text)
returns data.role
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held constant data.role[] := rules.roles_held(user_id);
  role constant data.role := case when cardinality(held) = 1 then held[1] end;
begin
  insert into private.sessions (token_hash, user_id, role, user_agent, expires_at)
  select sha256(convert_to(secret_hash, 'UTF8')), auth_open_session.user_id, role, left(user_agent, 300),
    now() + make_interval(hours => c.session_hours)
  from data.constants c;

  update data.users u set last_login_at = now() where u.id = auth_open_session.user_id;
  delete from private.attempts a
  where a.act = 'login'
    and a.subject = (select 'account ' || u.email from data.users u where u.id = auth_open_session.user_id);
  return role;
end $$;

grant execute on function api.auth_open_session to app_auth;
