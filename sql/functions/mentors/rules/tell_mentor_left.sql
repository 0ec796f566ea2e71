-- Mails the mentees who subscribed to a mentor's availability that this mentor has left. The name is left out, since
-- it is erased.
create function rules.tell_mentor_left(mentor_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail('mentor_left:' || a.mentor_id, 'mentor_left', e.user_id)
  from data.availability_alerts a join data.mentees e on e.id = a.mentee_id
  where a.mentor_id = tell_mentor_left.mentor_id and a.told_at is null
$$;
