-- The moment that counts of a withdrawal that came by letter or e-mail: the end of the day on which it was sent, or now.
create function rules.declared_at(sent_on date)
returns timestamptz
language sql stable set search_path = ''
as $$
  select least(now(), rules.end_of_local_day(sent_on) - interval '1 second')
$$;
