-- Every job with its period and by how much it is late, both in seconds; late is null or negative in time. A job that
-- never ran counts from the start of the database server. One whose last run lies in the future, because the clock went
-- back, is late by as much.
create function rules.job_lateness()
returns table (name text, period double precision, late double precision)
language sql stable security definer set search_path = ''
as $$
  select j.name,
    extract(epoch from coalesce(j.every, case when j.weekly_on is null then interval '1 day' else interval '7 days' end)),
    extract(epoch from case
      when ran.at > now() + interval '1 minute' then ran.at - now()
      else now() - case
        when j.every is not null then ran.at + j.every
        when ran.at < rules.last_planned(j.daily_at, j.weekly_on) then rules.last_planned(j.daily_at, j.weekly_on)
      end
    end)
  from private.jobs j,
    lateral (select coalesce(j.last_run_at, pg_postmaster_start_time()) as at) as ran
$$;
