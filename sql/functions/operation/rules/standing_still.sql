-- What stands still now, for the mail to the operator; no row when all is well. `detail` holds counts, times and names of
-- jobs, nothing about anyone: jobs {names}, mails {since}, mails_refused {count}, rules {count}, backup {since},
-- certificate {since}. The same figures are at /metrics (api.operation_figures).
create function rules.standing_still()
returns table (what text, detail jsonb)
language sql stable security definer set search_path = ''
as $$
  with figure as materialized (
    select f.figure, f.about, f.value from api.operation_figures() f
  ), job as (
    select string_agg(distinct f.about, ', ' order by f.about) as names
    from figure f
    left join figure p on p.figure = 'job_period_seconds' and p.about = f.about
    where f.figure = 'job_failures' and f.value > 3
      or f.figure = 'job_late_seconds' and rules.is_job_late(f.value, p.value)
  ), waiting as (
    -- None that is due was tried for half an hour: one address that refuses mails is no reason.
    select min(o.next_attempt_at) as since from private.outbox o
    where o.status = 'queued' and o.next_attempt_at < now() - interval '30 minutes'
  ), refused as (
    select count(*) as number from private.outbox o
    where o.status = 'dead' and o.queued_at > now() - interval '2 days' and o.next_attempt_at > now() - interval '1 day'
  )
  select 'jobs', jsonb_build_object('names', j.names) from job j where j.names is not null
  union all
  select 'mails', jsonb_build_object('since', w.since) from waiting w where w.since is not null
  union all
  select 'mails_refused', jsonb_build_object('count', r.number) from refused r where r.number >= 20
  union all
  select 'rules', jsonb_build_object('count', f.value) from figure f where f.figure = 'invariants_broken' and f.value > 0
  union all
  -- One was made, and a nightly or a weekly one did not run.
  select 'backup', jsonb_build_object('since', b.written_at) from migration.backups b
  where b.written_at < now() - interval '8 days'
  union all
  -- What renews it does so earlier.
  select 'certificate', jsonb_build_object('since', (f.facts->>'certificate_until')::timestamptz)
  from private.operator_facts f where (f.facts->>'certificate_until')::timestamptz < now() + interval '14 days'
$$;
