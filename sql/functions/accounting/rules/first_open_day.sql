-- The first day that was not handed over to the accountant; null while no month was.
create function rules.first_open_day()
returns date
language sql stable security definer set search_path = ''
as $$
  select (max(m.month) + interval '1 month')::date from data.closed_months m
$$;
