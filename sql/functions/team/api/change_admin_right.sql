-- An administrator changes the right of an admin, or their own, but never that of the last administrator. It holds from
-- the next act on, in open sessions too. Queues a mail. The right that is held already changes nothing.
-- Refuses: role_not_held, right_not_held, password_needed, administrator_not_found, last_administrator.
create function api.change_admin_right(user_id integer, admin_right data.admin_right)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject constant integer := change_admin_right.user_id;
  before data.admin_right;
begin
  perform rules.require_right_with_password('administrator');
  perform rules.lock_erasures();
  perform rules.lock_user(subject);
  -- Check again under the lock: two administrators may reduce each other at once.
  perform rules.require_right_with_password('administrator');
  select a.admin_right into before from data.admins a where a.user_id = subject and a.active;
  if not found then
    perform rules.reject('administrator_not_found', kind => 'MR404');
  elsif before = change_admin_right.admin_right then
    return;
  elsif before = 'administrator' and not rules.other_administrator(subject) then
    perform rules.reject('last_administrator');
  end if;
  update data.admins a set admin_right = change_admin_right.admin_right where a.user_id = subject;
  perform rules.record('users', subject, 'admin_right_changed',
    detail => jsonb_build_object('from', before, 'to', change_admin_right.admin_right));
  perform rules.queue_mail('admin_right_changed:' || gen_random_uuid(), 'admin_right_changed', subject,
    jsonb_build_object('right', change_admin_right.admin_right));
end $$;

grant execute on function api.change_admin_right to app_admin;
