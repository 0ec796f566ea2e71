-- Returns the calendar day in Athens, which all dates and deadlines use. No search_path, so that the planner can
-- inline it.
create function rules.local_date(at timestamptz default now())
returns date
language sql stable
as $$
  select (at at time zone 'Europe/Athens')::date
$$;

grant execute on function rules.local_date to app_visitor, app_member, app_admin;
