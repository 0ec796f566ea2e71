-- Returns the latest planned time, in Athens, of a daily or weekly job that has passed. A run that was missed because
-- no worker ran is made up for.
create function rules.last_planned(daily_at time, weekly_on smallint)
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select max(planned)
  from generate_series(0, 7) as ago,
    lateral (select rules.local_date() - ago as day) as days,
    lateral (select (day + last_planned.daily_at) at time zone 'Europe/Athens' as planned) as times
  where planned <= now() and (weekly_on is null or extract(isodow from day) = weekly_on)
$$;
