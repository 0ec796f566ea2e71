-- What an operator watches, for /metrics of web and worker: one row per figure, `about` which job or queue. Counts and
-- ages only, nothing about anyone. Cheap: counts along partial indexes.
-- Null: about.
create function api.operation_figures()
returns table (figure text, about text, value double precision)
language sql stable security definer set search_path = ''
as $$
  with queued as (
    select count(*) as number, extract(epoch from now() - min(o.queued_at)) as oldest,
      extract(epoch from now() - min(o.next_attempt_at)) as overdue
    from private.outbox o where o.status = 'queued'
  ), job as (
    select j.name, l.period, l.late, j.failures, (j.last_result->>'result')::double precision as result
    from private.jobs j join rules.job_lateness() l on l.name = j.name
  ), queue as materialized (
    select w.queue, w.waiting, w.since from api.waiting_for_team w
  )
  select 'mails_queued', null, q.number from queued q
  union all select 'mails_oldest_seconds', null, coalesce(q.oldest, 0) from queued q
  -- From the next attempt: a mail that was refused once waits for hours, and is not overdue.
  union all select 'mails_overdue_seconds', null, greatest(coalesce(q.overdue, 0), 0) from queued q
  union all select 'mails_dead', null, count(*) from data.mails m where m.state = 'dead'
  -- A job that never ran counts from the start of the database server.
  union all select 'job_late_seconds', j.name, greatest(coalesce(j.late, 0), 0) from job j
  union all select 'job_period_seconds', j.name, j.period from job j
  union all select 'job_failures', j.name, j.failures from job j
  -- The last result of the nightly check.
  union all select 'invariants_broken', null, coalesce(j.result, 0) from job j where j.name = 'check_invariants'
  -- No row while nobody has seen a certificate of the site.
  union all select 'certificate_days', null,
    extract(epoch from (f.facts->>'certificate_until')::timestamptz - now()) / 86400
  from private.operator_facts f where f.facts ? 'certificate_until'
  union all select 'database_read_only', null, (current_setting('transaction_read_only') = 'on')::integer
  -- No row while npm run backup has never run.
  union all select 'backup_age_seconds', null, extract(epoch from now() - max(b.written_at)) from migration.backups b
  having max(b.written_at) is not null
  union all select 'queue_waiting', q.queue, q.waiting from queue q
  union all select 'queue_oldest_days', q.queue, coalesce(rules.local_date() - q.since, 0) from queue q
$$;

grant execute on function api.operation_figures to app_worker, app_auth;
