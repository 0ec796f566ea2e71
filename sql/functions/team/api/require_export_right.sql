-- Refuses before an export starts: its rows are selected only after the first bytes of the file.
-- Refuses: role_not_held, right_not_held.
create function api.require_export_right(list text)
returns void
language sql stable security definer set search_path = ''
as $$
  select rules.require_export_right(list)
$$;

grant execute on function api.require_export_right to app_admin;
