-- Mails something about a seminar to those who have signed up, once per key. Returns to how many.
create function rules.tell_signed_up(key text, kind text, seminar data.seminars, more jsonb default '{}')
returns integer
language sql volatile security definer set search_path = ''
as $$
  with told as (
    select rules.queue_mail(key, kind, m.user_id, rules.seminar_mail(seminar, signed_up => true) || more)
    from data.seminar_signups g join data.mentors m on m.id = g.mentor_id
    where g.seminar_id = seminar.id
  )
  select count(*)::integer from told
$$;
