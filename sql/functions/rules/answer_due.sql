-- R9. Until when a request that is sent now may be answered: the end of the day, so many days from today.
create function rules.answer_due()
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select rules.end_of_local_day(rules.local_date() + c.answer_days) from data.constants c
$$;
