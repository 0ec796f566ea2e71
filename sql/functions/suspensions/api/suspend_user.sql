-- An admin suspends a user, for safety or until something is cleared up; nothing is erased. The user signs in to one
-- page, acts in no role (rules.viewer_session) and is not listed; mentorships end as for safety, requests that wait
-- are closed kindly, the mailed links of the account end, except those that switch mails off. The user is told by
-- mail, and so are the other admins who may see it. Staff are retired first.
-- Locks: erasures, user, the users of the pairs, mentors, mentees, mentorships.
-- Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, staff_not_suspended,
-- already_suspended, reason_missing.
create function api.suspend_user(user_id integer, reason text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := suspend_user.user_id;
  pair data.mentorships;
begin
  perform rules.require_admin();
  -- Two people of one pair may be suspended at once.
  perform rules.lock_erasures();
  perform rules.lock_user(person);
  if not exists (select from data.users u where u.id = person) then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(person);
  if exists (select from data.admins a where a.user_id = person and a.active) then
    perform rules.reject('staff_not_suspended');
  elsif rules.is_suspended(person) then
    perform rules.reject('already_suspended');
  elsif coalesce(trim(reason), '') = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  end if;
  update data.users u set suspended_at = now() where u.id = person;
  perform rules.lock_people_of(person);

  for pair in
    select s.* from data.mentorships s
    where s.status in ('running', 'paused') and person in (s.mentor_user_id, s.mentee_user_id)
    order by s.id for no key update
  loop
    perform rules.end_for_safety(pair, reason);
  end loop;
  perform rules.close_requests_of(person);
  perform rules.refresh_mentor_card(m.id) from data.mentors m where m.user_id = person;
  delete from private.tokens t where t.user_id = person and t.purpose not in ('unsubscribe', 'guardian');
  delete from private.email_changes c where c.user_id = person;
  delete from private.outbox o where o.to_user_id = person and o.status = 'queued' and not rules.reaches_suspended(o.kind);
  perform rules.record('users', person, 'suspended', reason);
  perform rules.queue_mail('account_suspended:' || txid_current(), 'account_suspended', person);
  perform rules.tell_team_of_safety('safety_suspended_team', person, null, jsonb_build_object('userId', person));
end $$;

grant execute on function api.suspend_user to app_admin;
