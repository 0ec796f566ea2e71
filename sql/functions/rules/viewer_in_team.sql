-- True if the viewer acts as an admin, whatever the admin's right is.
create function rules.viewer_in_team()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.viewer_has_right('coordinator', 'treasurer')
$$;

grant execute on function rules.viewer_in_team to app_visitor, app_member, app_admin;
