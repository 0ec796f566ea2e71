-- Takes a mentor and a mentee for the clock, which waits for nobody: false when somebody is at work on one of them.
-- What is left so is done in a later run.
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
