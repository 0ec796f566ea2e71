-- The clock's tick: runs each job that is due and remembers its result. One tick at a time; a job that fails
-- is remembered with its error and tried again at the next tick, and the others still run.
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
  for due in
    select j.* from private.jobs j
    where j.last_run_at is null
      or j.last_run_at + j.every <= now()
      or (rules.local_date() + j.daily_at) at time zone 'Europe/Athens' between j.last_run_at and now()
    order by j.name
  loop
    job := due.name;
    error := null;
    result := null;
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
  end loop;
end $$;

grant execute on function api.job_run_due to app_worker;
