-- Returns what is stored about the signed-in user, as one JSON document, if the password was entered recently.
-- Refuses: role_not_held, password_needed.
create function api.export_my_data()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
begin
  perform rules.require_password(routine => false);
  return rules.exported_data(viewer);
end $$;

grant execute on function api.export_my_data to app_member, app_admin;
