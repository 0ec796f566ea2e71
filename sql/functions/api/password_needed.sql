-- Whether an administrator has to type her password again for what sends or confirms money. F30: also when it falls due
-- while she looks at the page, so that the field stands there before the click and not after it.
create function api.password_needed()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.password_needed(soon => interval '5 minutes')
$$;

grant execute on function api.password_needed to app_admin;
