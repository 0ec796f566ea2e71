-- True if the viewer acts as an admin who may do the coordinators' work: everything but money and settings.
create function rules.viewer_is_admin()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.viewer_has_right('coordinator')
$$;

grant execute on function rules.viewer_is_admin to app_visitor, app_member, app_admin;
