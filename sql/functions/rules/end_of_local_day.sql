-- Returns the midnight that ends a day in Athens.
create function rules.end_of_local_day(day date)
returns timestamptz
language sql stable set search_path = ''
as $$
  select (day + 1)::timestamp at time zone 'Europe/Athens'
$$;
