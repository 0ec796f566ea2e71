-- Someone who cannot sign in asks for a link to set a new password, good for some minutes. An unknown address is
-- answered alike and leaves nothing behind.
create function api.auth_ask_reset(email text)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_secret_mail('reset_password', u.id,
    rules.issue_token(u.id, 'reset_password', make_interval(mins => c.reset_minutes)))
  from data.users u, data.constants c
  where u.email = lower(auth_ask_reset.email) and u.erased_at is null
$$;

grant execute on function api.auth_ask_reset to app_auth;
