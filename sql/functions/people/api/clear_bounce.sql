-- An admin notes that a user's address works again, for example after a call: reminders and news are sent to it again.
-- A second click changes nothing.
-- Refuses: role_not_held, user_not_found, own_profile, person_erased.
create function api.clear_bounce(user_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  perform rules.lock_user(user_id), rules.lock_living_user(user_id);
  update data.users u set email_bounced_at = null
  where u.id = clear_bounce.user_id and u.email_bounced_at is not null;
  if found then
    perform rules.record('users', user_id, 'bounce_cleared');
  elsif not exists (select from data.users u where u.id = clear_bounce.user_id) then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
end $$;

grant execute on function api.clear_bounce to app_admin;
