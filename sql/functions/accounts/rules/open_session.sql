-- Opens a session under the hash of its secret, with or without the second step done. With one profile the role is
-- set; with several the user chooses it next. Resets the failed sign-in attempts. Returns the role.
create function rules.open_session(user_id integer, secret_hash text, user_agent text, second_factor boolean)
returns data.role
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held constant data.role[] := rules.roles_held(user_id);
  role constant data.role := case when cardinality(held) = 1 then held[1] end;
begin
  insert into private.sessions (token_hash, user_id, role, user_agent, expires_at, second_factor_at)
  select sha256(convert_to(secret_hash, 'UTF8')), open_session.user_id, role, left(user_agent, 300),
    now() + make_interval(hours => c.session_hours), case when second_factor then now() end
  from data.constants c;

  update data.users u set last_login_at = now() where u.id = open_session.user_id;
  perform rules.forget_tries(open_session.user_id, array['login', 'code']);
  return role;
end $$;
