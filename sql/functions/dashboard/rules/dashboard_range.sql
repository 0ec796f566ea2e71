-- Returns the months of a range of the dashboard: the first day of the first month, and the first day after the last
-- one. `month` and `year` are the calendar month and the calendar year before the current ones. `months` is from one
-- month to another, in either order, at most 60 months and not beyond the current one; a missing end is the current
-- month, a missing beginning is the end. No months for any other range, which means: all times.
create function rules.dashboard_range(range text, from_month date, to_month date)
returns daterange
language sql stable set search_path = ''
as $$
  select case range
    when 'month' then daterange((now_in.month - interval '1 month')::date, now_in.month)
    when 'year' then daterange((now_in.year - interval '1 year')::date, now_in.year)
    when 'months' then daterange(
      greatest(least(given.first, given.last), (given.latest - interval '59 months')::date),
      (given.latest + interval '1 month')::date)
  end
  from (
    select date_trunc('month', rules.local_date())::date as month, date_trunc('year', rules.local_date())::date as year) as now_in
  cross join lateral (
    select least(date_trunc('month', coalesce(from_month, to_month, now_in.month))::date, now_in.month) as first,
      least(date_trunc('month', coalesce(to_month, now_in.month))::date, now_in.month) as last) as asked
  cross join lateral (select asked.first, asked.last, greatest(asked.first, asked.last) as latest) as given
$$;
