-- The clock's tick: runs the job that waited longest of those that are due, or not at their end, and remembers its
-- result; the worker calls until nothing is due. One job a call and one call at a time, so that what a job holds is
-- let go before the next begins. One that fails is remembered with its error and tried again at a later tick, and
-- the others still run.
create function api.job_run_due()
returns table (job text, result integer, error text)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due private.jobs;
begin
  if not pg_try_advisory_xact_lock(hashtext('api.job_run_due')) then
    return;
  end if;
  select j.* into due from private.jobs j
  where (j.last_run_at is null or j.unfinished
      or j.last_run_at + j.every <= now()
      or (rules.local_date() + j.daily_at) at time zone 'Europe/Athens' between j.last_run_at and now())
    and (j.last_result->>'error' is null or (j.last_result->>'at')::timestamptz < now() - interval '20 seconds')
  order by j.last_run_at nulls first, j.name
  limit 1;
  if not found then
    return;
  end if;

  job := due.name;
  begin
    execute format('select api.%I()', 'job_' || due.name) into result;
  exception when others then
    error := sqlstate || ' ' || sqlerrm;
  end;
  update private.jobs j
  set last_run_at = case when error is null then now() else j.last_run_at end,
    last_result = jsonb_build_object('at', now(), 'result', result, 'error', error)
  where j.name = due.name;
  return next;
end $$;

grant execute on function api.job_run_due to app_worker;
