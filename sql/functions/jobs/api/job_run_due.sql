-- The worker's poll: runs the one job that was asked for, or is due (or unfinished) and has waited longest, and stores its result. The
-- worker calls it until no row comes back. One job per call and one call at a time (advisory lock), so that each
-- job's locks end with its transaction. A failed or timed-out job is stored with its error, runs after the others,
-- and is retried with growing delay. `failed` counts the rows it put on hold.
-- With `doubted` the worker does not believe the clock yet, and what ends something waits (rules.ends_something).
-- Null: result, error.
create function api.job_run_due(doubted boolean default false)
returns table (job text, result integer, error text, failed integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due private.jobs;
begin
  -- An update waits for it (scripts/lib/tables.mjs).
  perform pg_advisory_xact_lock_shared(hashtext('update'));
  if not pg_try_advisory_xact_lock(hashtext('api.job_run_due')) then
    return;
  end if;
  -- Most often nothing is ahead, and nothing is written.
  if exists (select from private.jobs j where j.last_run_at > now() + interval '1 minute') then
    perform rules.follow_clock_back();
  end if;
  select j.* into due from private.jobs j
  where j.asked_at is not null or (j.unfinished
      or j.last_run_at is null
      or j.last_run_at + j.every <= now()
      or j.last_run_at < rules.last_planned(j.daily_at, j.weekly_on))
    and (j.failures = 0 or (j.last_result->>'at')::timestamptz
      < now() - least(interval '20 seconds' * 2 ^ least(j.failures - 1, 8), interval '1 hour'))
    and (not doubted or j.asked_at is not null or not rules.ends_something(j.name))
  order by j.asked_at, j.failures > 0, j.last_run_at nulls first, j.name
  limit 1;
  if not found then
    return;
  end if;

  job := due.name;
  begin
    update private.jobs j set unfinished = false where j.name = due.name and j.unfinished;
    execute format('select api.%I()', 'job_' || due.name) into result;
  exception when query_canceled or others then
    error := sqlstate || ' ' || sqlerrm;
  end;
  failed := (select count(*) from private.held_back h where h.job = due.name and h.failed_at = now());
  update private.jobs j
  set last_run_at = case when error is null then now() else j.last_run_at end,
    -- Asked for again while it ran: it runs again.
    asked_at = case when j.asked_at > due.asked_at or due.asked_at is null then j.asked_at end,
    failures = case when error is null then 0 else j.failures + 1 end,
    last_result = jsonb_build_object('at', now(), 'result', result, 'error', error, 'failed', failed)
  where j.name = due.name;
  return next;
end $$;

grant execute on function api.job_run_due to app_worker;
