-- Returns the viewer's user id if acting as an admin who has entered the password recently.
-- Refuses: role_not_held, password_needed.
create function rules.require_admin_with_password()
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
begin
  if rules.password_needed() then
    perform rules.reject('password_needed', 'currentPassword', 'MR403');
  end if;
  return admin;
end $$;
