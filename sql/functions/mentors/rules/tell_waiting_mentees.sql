-- Mails the subscribed mentees, once each, if the mentor is available now; a minor only if the mentor may accept her (R21).
create function rules.tell_waiting_mentees(mentor_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  with told as (
    update data.availability_alerts a
    set told_at = now()
    from data.mentor_cards c
    where a.mentor_id = tell_waiting_mentees.mentor_id and a.told_at is null
      and c.mentor_id = a.mentor_id and c.availability_rank = 0
      and (not rules.needs_guardian(a.mentee_id) or rules.is_cleared(a.mentor_id))
    returning a.mentee_id, a.asked_at, c.name || ' ' || c.surname as mentor, c.latin_name)
  select rules.queue_mail('mentor_free:' || tell_waiting_mentees.mentor_id || ':' || told.asked_at, 'mentor_free', e.user_id,
    jsonb_build_object('mentorId', tell_waiting_mentees.mentor_id, 'mentor', told.mentor, 'mentorLatin', told.latin_name))
  from told join data.mentees e on e.id = told.mentee_id
$$;
