-- Returns the content of mails about a seminar.
create function rules.seminar_mail(seminar data.seminars)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('seminarId', seminar.id, 'title', seminar.title, 'startsAt', seminar.starts_at,
    'changedAt', seminar.changed_at, 'minutes', seminar.minutes, 'place', seminar.place)
$$;
