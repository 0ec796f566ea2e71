-- Whether the user has to enter the password again before an act: a `routine` act, which marks or sends, or any other that
-- asks for it. Also true if that becomes necessary within five minutes, so that the page shows the field before the click.
create function api.password_needed(routine boolean default false)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.password_needed(routine, soon => interval '5 minutes')
$$;

grant execute on function api.password_needed to app_member, app_admin;
