-- Returns the viewer's user id if acting as an admin.
-- Refuses: role_not_held.
create function rules.require_admin()
returns integer
language plpgsql stable set search_path = ''
as $$
begin
  if not rules.viewer_is_admin() then
    perform rules.reject('role_not_held', kind => 'MR403');
  end if;
  return rules.viewer_user_id();
end $$;
