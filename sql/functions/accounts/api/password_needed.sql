-- Whether the user has to enter the password again before an act with money or a copy of personal data. Also true if that becomes
-- necessary within five minutes, so that the page shows the field before the click.
create function api.password_needed()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.password_needed(soon => interval '5 minutes')
$$;

grant execute on function api.password_needed to app_member, app_admin;
