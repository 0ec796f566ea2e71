-- An administrator ends the admin role of another admin, or their own, but never the last administrator's. Ends that user's admin sessions;
-- other profiles stay. Queues a mail; an open invitation is withdrawn without one, and its
-- account erased if it has no other profile.
-- Refuses: role_not_held, right_not_held, password_needed, administrator_not_found, last_administrator.
create function api.retire_admin(user_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before data.admin_right;
begin
  perform rules.require_right_with_password('administrator');
  perform rules.lock_erasures();
  perform rules.lock_user(user_id);
  -- Check again under the lock: two administrators may retire each other at once.
  perform rules.require_right_with_password('administrator');
  select a.admin_right into before from data.admins a where a.user_id = retire_admin.user_id and a.active;
  if not found then
    perform rules.reject('administrator_not_found', kind => 'MR404');
  elsif before = 'administrator' and not rules.other_administrator(user_id) then
    perform rules.reject('last_administrator');
  end if;
  -- Write the history first: the next statements may delete the caller's own session.
  perform rules.record('users', retire_admin.user_id, 'admin_retired');
  update data.admins a set active = false where a.user_id = retire_admin.user_id;
  delete from private.sessions s where s.user_id = retire_admin.user_id and s.role = 'admin';
  -- An invitation that was not accepted is withdrawn without a mail, unless another profile still waits for it.
  if cardinality(rules.roles_held(user_id)) = 0 then
    if exists (select from private.tokens t where t.user_id = retire_admin.user_id and t.purpose = 'invitation'
      and t.used_at is null and t.ended_at is null) then
      perform rules.end_links(user_id, array['invitation']);
      -- Nothing else hangs on an account that was never used: its address may be invited anew.
      if not exists (select from data.mentors m where m.user_id = retire_admin.user_id)
        and not exists (select from data.mentees e where e.user_id = retire_admin.user_id) then
        perform rules.erase_user(user_id, silently => true);
      end if;
      return;
    end if;
  end if;
  perform rules.queue_mail('admin_retired:' || gen_random_uuid(), 'admin_retired', user_id);
end $$;

grant execute on function api.retire_admin to app_admin;
