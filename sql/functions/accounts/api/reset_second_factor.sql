-- An admin removes the second factor of another user who lost phone and recovery codes. Ends the user's sessions; the
-- user gets a mail and sets up a new one. Never triggered by a mail alone, and never for the admin's own account.
-- Refuses: role_not_held, right_not_held, password_needed, own_profile, user_not_found, second_factor_off.
create function api.reset_second_factor(user_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_with_password('coordinator');
  subject constant integer := reset_second_factor.user_id;
begin
  if subject = admin then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
  perform rules.lock_user(subject);
  perform rules.refuse_staff_account(subject);
  perform from data.users u where u.id = subject and u.erased_at is null;
  if not found then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  if not rules.forget_second_factor(subject) then
    perform rules.reject('second_factor_off');
  end if;
  delete from private.sessions s where s.user_id = subject;
  perform rules.tell_second_factor(subject, 'reset');
end $$;

grant execute on function api.reset_second_factor to app_admin;
