-- True if the viewer acts as an admin with one of these rights, is still an active one, and has done the second step
-- where it is required. An administrator has every right.
create function rules.viewer_has_right(variadic rights data.admin_right[])
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant private.sessions := rules.viewer_session();
begin
  return coalesce(session.role = 'admin', false) and not rules.second_factor_due(session) and exists (
    select from data.admins a
    where a.user_id = session.user_id and a.active and a.admin_right = any (rights || 'administrator'::data.admin_right));
end $$;

grant execute on function rules.viewer_has_right to app_visitor, app_member, app_admin;
