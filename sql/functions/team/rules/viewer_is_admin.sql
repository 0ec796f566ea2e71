-- True if the viewer acts as an admin who may do the coordinators' work: everything but money and settings.
create function rules.viewer_is_admin()
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return rules.viewer_has_right('coordinator');
end $$;

grant execute on function rules.viewer_is_admin to app_visitor, app_member, app_admin;
