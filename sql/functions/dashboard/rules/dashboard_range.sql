-- Returns the days of a range of the dashboard. `last-month` and `last-year` are the month and the year that end today;
-- `calendar-month` and `calendar-year` those before the current ones. `months` is from one month to another, in either
-- order, at most 60 months and not beyond the current one; a missing end is the current month, a missing beginning is the
-- end. No days for any other range, which means: all times.
create function rules.dashboard_range(range text, from_month date, to_month date)
returns daterange
language sql stable set search_path = ''
as $$
  select case range
    when 'last-month' then daterange((now_in.tomorrow - interval '1 month')::date, now_in.tomorrow)
    when 'last-year' then daterange((now_in.tomorrow - interval '1 year')::date, now_in.tomorrow)
    when 'calendar-month' then daterange((now_in.month - interval '1 month')::date, now_in.month)
    when 'calendar-year' then daterange((now_in.year - interval '1 year')::date, now_in.year)
    when 'months' then daterange(
      greatest(least(given.first, given.last), (given.latest - interval '59 months')::date),
      (given.latest + interval '1 month')::date)
  end
  from (
    select rules.local_date() + 1 as tomorrow, date_trunc('month', rules.local_date())::date as month,
      date_trunc('year', rules.local_date())::date as year) as now_in
  cross join lateral (
    select least(date_trunc('month', coalesce(from_month, to_month, now_in.month))::date, now_in.month) as first,
      least(date_trunc('month', coalesce(to_month, now_in.month))::date, now_in.month) as last) as asked
  cross join lateral (select asked.first, asked.last, greatest(asked.first, asked.last) as latest) as given
$$;
