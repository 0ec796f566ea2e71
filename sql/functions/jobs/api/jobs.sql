-- For administrators: every scheduled job with its rhythm, its last result, when it runs next and whether it is late
-- (rules.is_job_late). Of an error only the
-- code: the text may hold personal data.
-- Refuses: role_not_held, right_not_held.
-- Null: minutes, daily_at, weekly_on, last_run_at, asked_at, tried_at, result, error_code.
create function api.jobs()
returns table (
  name text, minutes integer, daily_at text, weekly_on integer, last_run_at timestamptz, next_run_at timestamptz,
  asked_at timestamptz, tried_at timestamptz, result integer, error_code text, failed_rows integer, late boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_right('administrator');
  return query
  select j.name, (extract(epoch from j.every) / 60)::integer, to_char(j.daily_at, 'HH24:MI'), j.weekly_on::integer,
    j.last_run_at,
    case
      when j.asked_at is not null or j.unfinished or j.last_run_at is null or j.last_run_at < planned.last
        or j.last_run_at > now() + interval '1 minute' then now()
      when j.every is not null then greatest(now(), j.last_run_at + j.every)
      else (rules.local_date(planned.last) + case when j.weekly_on is null then 1 else 7 end + j.daily_at)
        at time zone 'Europe/Athens'
    end,
    j.asked_at, (j.last_result->>'at')::timestamptz, (j.last_result->>'result')::integer,
    split_part(j.last_result->>'error', ' ', 1), coalesce((j.last_result->>'failed')::integer, 0),
    coalesce(rules.is_job_late(l.late, l.period), false)
  from private.jobs j
  join rules.job_lateness() l on l.name = j.name
  left join lateral (select rules.last_planned(j.daily_at, j.weekly_on) as last where j.daily_at is not null) planned on true
  order by j.last_result->>'error' is null, j.name;
end $$;

grant execute on function api.jobs to app_admin;
