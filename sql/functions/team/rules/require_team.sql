-- Returns the viewer's user id if acting as an admin, whatever the admin's right is.
-- Refuses: role_not_held, right_not_held.
create function rules.require_team()
returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return rules.require_right('coordinator', 'treasurer');
end $$;
