-- Returns the midnight that ends a day in Athens. No search_path, so that the planner can inline it.
create function rules.end_of_local_day(day date)
returns timestamptz
language sql stable
as $$
  select (day + 1)::timestamp at time zone 'Europe/Athens'
$$;

grant execute on function rules.end_of_local_day to app_admin;
