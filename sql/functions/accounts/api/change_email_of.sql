-- R23. An admin asks for a new e-mail address for a user who cannot sign in. It becomes active through the link
-- mailed to it; the present address gets a notice.
-- Refuses: role_not_held, right_not_held, password_needed, user_not_found, own_profile, person_erased, same_email,
-- duplicate_email.
create function api.change_email_of(user_id integer, email text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_right_with_password('coordinator');
  perform rules.refuse_staff_account(user_id);
  perform rules.lock_user(user_id), rules.lock_living_user(user_id);
  if not exists (select from data.users u where u.id = change_email_of.user_id) then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  perform rules.ask_email_change(user_id, email);
end $$;

grant execute on function api.change_email_of to app_admin;
