-- Returns the content of mails about a seminar. A place with a link is for those who have signed up.
create function rules.seminar_mail(seminar data.seminars, signed_up boolean)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('seminarId', seminar.id, 'title', seminar.title, 'startsAt', seminar.starts_at, 'changedAt', seminar.changed_at,
    'minutes', seminar.minutes,
    'place', case when signed_up or seminar.place !~* 'https?://' then seminar.place end)
$$;
