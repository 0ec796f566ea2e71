-- Returns the viewer's user id, in any role.
-- Refuses: role_not_held.
create function rules.require_user()
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  viewer constant integer := rules.viewer_user_id();
begin
  if viewer is null then
    perform rules.reject('role_not_held', kind => 'MR403');
  end if;
  return viewer;
end $$;
