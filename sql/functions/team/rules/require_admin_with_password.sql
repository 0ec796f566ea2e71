-- The same as rules.require_admin, if the password was entered recently.
-- Refuses: role_not_held, right_not_held, password_needed.
create function rules.require_admin_with_password()
returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return rules.require_right_with_password('coordinator');
end $$;
