-- Locks a user for a job as an erasure does (user, profiles, waiting mentees), without waiting. False, with no lock
-- held, if one of them is locked.
create function rules.take_free_user(user_id integer)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.users u where u.id = take_free_user.user_id for no key update nowait;
  perform from data.mentors m where m.user_id = take_free_user.user_id for no key update nowait;
  perform from data.mentees e
  where e.user_id = take_free_user.user_id or e.id in (
    select r.mentee_id from data.mentorship_requests r
    where r.mentor_user_id = take_free_user.user_id and r.status = 'pending'
    union all
    select s.mentee_id from data.mentorships s
    where s.mentor_user_id = take_free_user.user_id and s.status = 'paused')
  for no key update nowait;
  return true;
exception when lock_not_available then
  return false;
end $$;
