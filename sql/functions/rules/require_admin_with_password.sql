-- Her user id as an administrator who has typed her password lately, or an end. Refuses: role_not_held, password_needed.
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
