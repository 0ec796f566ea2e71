-- Returns the viewer's user id if acting as an admin with one of these rights who has entered the password
-- recently: for refunds, rights, settings and copies of personal data.
-- Refuses: role_not_held, right_not_held, password_needed.
create function rules.require_right_with_password(variadic rights data.admin_right[])
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  admin constant integer := rules.require_right(variadic rights);
begin
  perform rules.require_password(routine => false);
  return admin;
end $$;
