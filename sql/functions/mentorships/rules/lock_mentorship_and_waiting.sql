-- Locks a mentorship to resume it, or to end it for safety: users, mentor, all mentees with a pending request to the
-- mentor, mentorship, in this order. Returns it.
-- Refuses: mentorship_not_found, own_profile, person_erased.
create function rules.lock_mentorship_and_waiting(mentorship_id integer)
returns data.mentorships
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships;
begin
  select s.* into mentorship from data.mentorships s where s.id = lock_mentorship_and_waiting.mentorship_id;
  if not found then
    perform rules.reject('mentorship_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(mentorship.mentor_user_id, mentorship.mentee_user_id);
  perform rules.lock_mentor_and_waiting(mentorship.mentor_id, mentorship.mentee_id);
  select s.* into mentorship from data.mentorships s where s.id = mentorship.id for no key update;
  return mentorship;
end $$;
