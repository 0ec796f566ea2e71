-- The calendar day in Athens; every date and deadline of the product is hers. No search_path: the planner takes it apart.
create function rules.local_date(at timestamptz default now())
returns date
language sql stable
as $$
  select (at at time zone 'Europe/Athens')::date
$$;

grant execute on function rules.local_date to app_visitor, app_member, app_admin;
