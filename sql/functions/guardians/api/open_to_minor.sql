-- R21. Returns the mentors who may accept the viewer, a minor as mentee; null for every other viewer (rules.open_to_minor).
-- Null: result.
create function api.open_to_minor()
returns integer[]
language sql stable security definer set search_path = ''
as $$
  select rules.open_to_minor()
$$;

grant execute on function api.open_to_minor to app_member;
