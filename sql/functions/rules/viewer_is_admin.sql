-- True if the viewer acts as an admin, is still an active one, and has done the second step where it is required.
create function rules.viewer_is_admin()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from rules.viewer_session() s
    join data.admins a on a.user_id = s.user_id and a.active
    where s.role = 'admin' and not rules.second_factor_due(s))
$$;

grant execute on function rules.viewer_is_admin to app_visitor, app_member, app_admin;
