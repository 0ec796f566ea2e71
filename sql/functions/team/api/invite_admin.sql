-- An administrator makes somebody without an account an admin with a right: creates the user, and mails an invitation
-- to set a password. For an address that still waits for its first password, mails a new link, which replaces the
-- earlier one; not twice within a minute. Returns the user id. api.retire_admin withdraws the invitation.
-- Refuses: role_not_held, right_not_held, password_needed, account_exists, already_administrator.
create function api.invite_admin(
  email text, name text, surname text, locale data.locale default 'gr',
  admin_right data.admin_right default 'coordinator')
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invited_id integer;
begin
  perform rules.require_right_with_password('administrator');
  perform rules.lock_erasures();
  -- Check again: another administrator may have retired the caller while this waited for the lock.
  perform rules.require_right_with_password('administrator');
  insert into data.users as u (email, name, surname, locale)
  values (lower(trim(invite_admin.email)), trim(invite_admin.name), trim(invite_admin.surname), invite_admin.locale)
  on conflict do nothing
  returning u.id into invited_id;
  if invited_id is not null then
    perform rules.record('users', invited_id, 'created_by_team');
    insert into data.admins (user_id, admin_right) values (invited_id, invite_admin.admin_right);
    perform rules.record('users', invited_id, 'admin_appointed',
      detail => jsonb_build_object('right', invite_admin.admin_right));
  else
    select u.id into invited_id from data.users u
    where u.email = lower(trim(invite_admin.email)) and u.erased_at is null for no key update;
    if not exists (select from data.admins a where a.user_id = invited_id and a.active) then
      perform rules.reject('account_exists', 'email');
    elsif exists (select from private.credentials c where c.user_id = invited_id) then
      perform rules.reject('already_administrator', 'email');
    elsif exists (
      select from private.outbox o
      where o.to_user_id = invited_id and o.kind = 'invitation_admin' and o.queued_at > now() - interval '1 minute') then
      return invited_id;
    end if;
    perform rules.record('users', invited_id, 'invited');
  end if;
  perform rules.invite(invited_id, 'admin');
  return invited_id;
end $$;

grant execute on function api.invite_admin to app_admin;
