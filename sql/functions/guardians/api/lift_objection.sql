-- R21. An admin lifts the objection of a minor's guardian, with what was agreed: a guardian can be named and asked
-- again. The mentee is told where an order waits for that.
-- Locks user and mentee.
-- Refuses: role_not_held, right_not_held, mentee_not_found, own_profile, person_erased, no_objection, reason_missing.
create function api.lift_objection(mentee_id integer, reason text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_team();
  perform rules.lock_living_user(e.user_id) from data.mentees e where e.id = lift_objection.mentee_id;
  perform from data.mentees e where e.id = lift_objection.mentee_id for no key update;
  if not found then
    perform rules.reject('mentee_not_found', kind => 'MR404');
  elsif not rules.has_objection(mentee_id) then
    perform rules.reject('no_objection');
  elsif coalesce(trim(reason), '') = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  end if;
  update data.mentees e set guardian_objected_at = null where e.id = lift_objection.mentee_id;
  perform rules.record('mentees', mentee_id, 'objection_lifted', reason);
  perform rules.tell_guardian_awaited(u.id, 'lifted:' || txid_current()) from data.purchases u
  where u.mentee_id = lift_objection.mentee_id and rules.viewer_guardian_obstacle(u.id) is not null;
end $$;

grant execute on function api.lift_objection to app_admin;
