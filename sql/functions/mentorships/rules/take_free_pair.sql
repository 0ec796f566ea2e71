-- Locks a mentor and a mentee for a job without waiting (skip locked). False if one of them is locked; the job skips
-- the row until its next run.
create function rules.take_free_pair(mentor_id integer, mentee_id integer)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from data.mentors m where m.id = take_free_pair.mentor_id for no key update skip locked;
  if not found then
    return false;
  end if;
  perform from data.mentees e where e.id = take_free_pair.mentee_id for no key update skip locked;
  return found;
end $$;
