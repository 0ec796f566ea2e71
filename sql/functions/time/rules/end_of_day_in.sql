-- Returns the end of the day in so many months, which a deadline of months lasts to.
create function rules.end_of_day_in(months integer)
returns timestamptz
language sql stable
as $$
  select rules.end_of_local_day((rules.local_date() + make_interval(months => months))::date)
$$;
