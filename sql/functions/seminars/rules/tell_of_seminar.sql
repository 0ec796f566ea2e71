-- Mails something about a seminar to the active mentors whom the news of it has reached, once per key.
create function rules.tell_of_seminar(key text, kind text, seminar data.seminars, more jsonb)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(key, kind, m.user_id, rules.seminar_mail(seminar) || more)
  from data.mentors m
  where m.status = 'active' and m.id <= seminar.told_mentor
$$;
