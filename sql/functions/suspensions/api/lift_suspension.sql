-- An admin lifts the suspension of a user, who is told by mail. A mentor whom the team has hidden stays hidden.
-- Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, not_suspended.
create function api.lift_suspension(user_id integer, reason text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := lift_suspension.user_id;
begin
  perform rules.require_admin();
  perform rules.lock_user(person);
  if not exists (select from data.users u where u.id = person) then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(person);
  if not rules.is_suspended(person) then
    perform rules.reject('not_suspended');
  end if;
  perform from data.mentors m where m.user_id = person for no key update;
  update data.users u set suspended_at = null where u.id = person;
  perform rules.refresh_mentor_card(m.id) from data.mentors m where m.user_id = person;
  perform rules.record('users', person, 'suspension_lifted', nullif(trim(reason), ''));
  perform rules.queue_mail('suspension_lifted:' || txid_current(), 'suspension_lifted', person);
end $$;

grant execute on function api.lift_suspension to app_admin;
