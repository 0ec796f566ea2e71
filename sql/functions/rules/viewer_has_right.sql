-- True if the viewer acts as an admin with one of these rights, is still an active one, and has done the second step
-- where it is required. An administrator has every right.
create function rules.viewer_has_right(variadic rights data.admin_right[])
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from rules.viewer_session() s
    join data.admins a on a.user_id = s.user_id and a.active and a.admin_right = any (rights || 'administrator'::data.admin_right)
    where s.role = 'admin' and not rules.second_factor_due(s))
$$;

grant execute on function rules.viewer_has_right to app_visitor, app_member, app_admin;
