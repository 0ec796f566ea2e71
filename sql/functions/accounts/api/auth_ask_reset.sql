-- Sends a short-lived link to set a new password. For an unknown address it does nothing and returns the same.
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
