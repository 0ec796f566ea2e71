-- R9. Returns the deadline of a request sent now: the end of the day in `answer_days` days.
create function rules.answer_due()
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select rules.end_of_local_day(rules.local_date() + c.answer_days) from data.constants c
$$;
