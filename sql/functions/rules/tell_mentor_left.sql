-- Tells the mentees who wait for a mentor to be free that she has left. Her name is not told: it is erased with her.
create function rules.tell_mentor_left(mentor_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail('mentor_left:' || a.mentor_id, 'mentor_left', e.user_id)
  from data.availability_alerts a join data.mentees e on e.id = a.mentee_id
  where a.mentor_id = tell_mentor_left.mentor_id and a.told_at is null
$$;
