-- The live session this transaction speaks for, found by the secret in app.session. The table keeps a hash
-- of that secret, so neither a copy of the table nor a guessed id makes anyone a viewer. However often it is used, a
-- session ends after some days, and sooner in the role of an administrator.
create function rules.viewer_session()
returns private.sessions
language sql stable security definer set search_path = ''
as $$
  select s
  from private.sessions s, data.constants c
  where s.token_hash = sha256(convert_to(current_setting('app.session', true), 'UTF8'))
    and s.expires_at > now()
    and s.created_at > now() - case s.role when 'admin' then make_interval(hours => c.admin_session_hours)
      else make_interval(days => c.session_days) end
$$;
