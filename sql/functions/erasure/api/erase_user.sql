-- An admin erases another user on that user's demand; admins erase themselves with api.erase_me.
-- Refuses: role_not_held, right_not_held, password_needed, user_not_found, own_profile, last_administrator,
-- mentor_in_mentorship, mentee_in_mentorship.
create function api.erase_user(user_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if rules.require_right_with_password('coordinator') = erase_user.user_id then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
  perform rules.refuse_staff_account(user_id);
  if not rules.erase_user(user_id) then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
end $$;

grant execute on function api.erase_user to app_admin;
