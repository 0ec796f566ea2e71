-- R21. Whether an account has this e-mail address. The specification asks for it; the caller limits the rate.
create function api.auth_email_known(email text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from data.users u where u.email = lower(auth_email_known.email) and u.erased_at is null)
$$;

grant execute on function api.auth_email_known to app_auth;
