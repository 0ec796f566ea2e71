-- Returns everything stored about the signed-in user, as one JSON document.
-- Refuses: role_not_held.
create function api.export_my_data()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.exported_data(rules.require_user())
$$;

grant execute on function api.export_my_data to app_member, app_admin;
