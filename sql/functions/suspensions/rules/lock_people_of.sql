-- Locks whom a suspension of a user touches: the other users of living pairs (share), then all mentors concerned, then
-- all mentees concerned, also those who wait for the user's answer, each in id order.
create function rules.lock_people_of(person integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.users u
  where u.id in (
    select unnest(array[s.mentor_user_id, s.mentee_user_id]) from data.mentorships s
    where s.status in ('running', 'paused') and person in (s.mentor_user_id, s.mentee_user_id)
    union
    select unnest(array[r.mentor_user_id, r.mentee_user_id]) from data.mentorship_requests r
    where r.status = 'pending' and person in (r.mentor_user_id, r.mentee_user_id)) and u.id <> person
  order by u.id for share;
  perform from data.mentors m
  where m.user_id = person or m.user_id in (
    select s.mentor_user_id from data.mentorships s where s.status in ('running', 'paused') and s.mentee_user_id = person
    union
    select r.mentor_user_id from data.mentorship_requests r where r.status = 'pending' and r.mentee_user_id = person)
  order by m.id for no key update;
  perform from data.mentees e
  where e.user_id = person or e.user_id in (
    select s.mentee_user_id from data.mentorships s where s.status in ('running', 'paused') and s.mentor_user_id = person
    union
    select r.mentee_user_id from data.mentorship_requests r where r.status = 'pending' and r.mentor_user_id = person)
  order by e.id for no key update;
end $$;
