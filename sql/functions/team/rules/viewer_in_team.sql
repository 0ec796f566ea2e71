-- True if the viewer acts as an admin, whatever the admin's right is.
create function rules.viewer_in_team()
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return rules.viewer_has_right('coordinator', 'treasurer');
end $$;

grant execute on function rules.viewer_in_team to app_visitor, app_member, app_admin;
