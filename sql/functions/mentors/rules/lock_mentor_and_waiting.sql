-- Locks a mentor, then in id order the mentees that the act touches: those with a pending request to the mentor, with
-- `and_paused` those of paused mentorships, and `mentee_id`. While the mentor is locked, no new request to the mentor
-- can be written.
create function rules.lock_mentor_and_waiting(
  mentor_id integer, mentee_id integer default null, and_paused boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.mentors m where m.id = lock_mentor_and_waiting.mentor_id for no key update;
  perform from data.mentees e
  where e.id in (
    select r.mentee_id from data.mentorship_requests r
    where r.mentor_id = lock_mentor_and_waiting.mentor_id and r.status = 'pending'
    union
    select s.mentee_id from data.mentorships s
    where and_paused and s.mentor_id = lock_mentor_and_waiting.mentor_id and s.status = 'paused'
    union
    select lock_mentor_and_waiting.mentee_id)
  order by e.id for no key update;
end $$;
