create function rules.viewer_sees_private_mentors()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.has_open_package(rules.viewer_mentee_id()) or rules.viewer_is_admin()
$$;

grant execute on function rules.viewer_sees_private_mentors to app_visitor, app_member, app_admin;
