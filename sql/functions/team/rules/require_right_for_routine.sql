-- The same as rules.require_right_with_password for what the team does many times a day: to mark and to send. The password
-- holds longer.
-- Refuses: role_not_held, right_not_held, password_needed.
create function rules.require_right_for_routine(variadic rights data.admin_right[])
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  admin constant integer := rules.require_right(variadic rights);
begin
  perform rules.require_password(routine => true);
  return admin;
end $$;
