create function rules.viewer_sees_private_mentors()
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return rules.has_open_package(rules.viewer_mentee_id()) or rules.viewer_is_admin();
end $$;

grant execute on function rules.viewer_sees_private_mentors to app_visitor, app_member, app_admin;
