-- Returns the viewer's user id if acting as an admin with one of these rights; an administrator has every right.
-- Refuses: role_not_held, right_not_held.
create function rules.require_right(variadic rights data.admin_right[])
returns integer
language plpgsql stable set search_path = ''
as $$
begin
  if not rules.viewer_in_team() then
    perform rules.reject('role_not_held', kind => 'MR403');
  elsif not rules.viewer_has_right(variadic rights) then
    perform rules.reject('right_not_held', kind => 'MR403');
  end if;
  return rules.viewer_user_id();
end $$;
