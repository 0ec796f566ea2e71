-- Returns the viewer's user id if acting as an admin who may do the coordinators' work. Money needs
-- rules.require_right('treasurer'), settings and staff rules.require_right('administrator').
-- Refuses: role_not_held, right_not_held.
create function rules.require_admin()
returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return rules.require_right('coordinator');
end $$;
