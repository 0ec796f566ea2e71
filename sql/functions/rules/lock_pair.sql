-- Takes the two women an act is about, the mentor and then the mentee, as every act does. Who holds a mentee holds all
-- that is hers: her purchases, parts, requests and mentorships change under her lock only, so that nobody ever
-- waits for one of them while she holds another.
create function rules.lock_pair(mentor_id integer, mentee_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.mentors m where m.id = lock_pair.mentor_id for no key update;
  perform from data.mentees e where e.id = lock_pair.mentee_id for no key update;
end $$;
