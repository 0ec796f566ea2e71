-- Locks the mentor, then the mentee. A mentee's purchases, parts, requests and mentorships change only under the
-- mentee's lock, so no act waits for one of these rows while it holds another.
create function rules.lock_pair(mentor_id integer, mentee_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.mentors m where m.id = lock_pair.mentor_id for no key update;
  perform from data.mentees e where e.id = lock_pair.mentee_id for no key update;
end $$;
