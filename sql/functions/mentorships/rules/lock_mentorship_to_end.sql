-- Locks a running mentorship for an admin who pauses or ends it (with `or_paused` also a paused one): users, mentor,
-- mentee, mentorship, in this order. Returns it.
-- Refuses: role_not_held, right_not_held, mentorship_not_found, own_profile, person_erased, no_running_mentorship,
-- resume_limit_passed (the pause has expired, even before the job ended it).
create function rules.lock_mentorship_to_end(mentorship_id integer, or_paused boolean default false)
returns data.mentorships
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships;
begin
  perform rules.require_admin();
  select s.* into mentorship from data.mentorships s where s.id = lock_mentorship_to_end.mentorship_id;
  if not found then
    perform rules.reject('mentorship_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(mentorship.mentor_user_id, mentorship.mentee_user_id);
  perform rules.lock_pair(mentorship.mentor_id, mentorship.mentee_id);
  select s.* into mentorship from data.mentorships s where s.id = mentorship.id for no key update;
  if not rules.runs(mentorship) and not (or_paused and mentorship.status = 'paused') then
    perform rules.reject('no_running_mentorship');
  elsif mentorship.resume_by <= now() then
    perform rules.reject('resume_limit_passed');
  end if;
  return mentorship;
end $$;
