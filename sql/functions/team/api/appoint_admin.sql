-- An administrator makes another user an admin with a right, found by e-mail address. A former admin becomes active
-- again. Queues a mail to the new admin; returns the user id.
-- Refuses: role_not_held, right_not_held, password_needed, account_not_found, already_administrator.
create function api.appoint_admin(email text, admin_right data.admin_right default 'coordinator')
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  her_id integer;
begin
  perform rules.require_right_with_password('administrator');
  perform rules.lock_erasures();
  select u.id into her_id from data.users u
  where u.email = lower(trim(appoint_admin.email)) and u.erased_at is null for no key update;
  if not found then
    perform rules.reject('account_not_found', 'email');
  elsif exists (select from data.admins a where a.user_id = her_id and a.active) then
    perform rules.reject('already_administrator', 'email');
  end if;
  -- Check again: another administrator may have retired the caller while this waited for the lock.
  perform rules.require_right_with_password('administrator');
  insert into data.admins (user_id, admin_right) values (her_id, appoint_admin.admin_right)
  on conflict on constraint admins_pkey do update
  set active = true, created_at = now(), admin_right = excluded.admin_right;
  perform rules.record('users', her_id, 'admin_appointed', detail => jsonb_build_object('right', appoint_admin.admin_right));
  perform rules.queue_mail('admin_appointed:' || gen_random_uuid(), 'admin_appointed', her_id,
    jsonb_build_object('right', appoint_admin.admin_right));
  return her_id;
end $$;

grant execute on function api.appoint_admin to app_admin;
