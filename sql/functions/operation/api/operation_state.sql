-- For the team's pages of mails and jobs: what stands still now, as in the mail to the operator (rules.standing_still),
-- how many mails wait and since when the oldest, and the last backup by `npm run backup`. A pause of all mails is told at
-- once, and not after half an hour. Counts, times and names of jobs.
-- Refuses: role_not_held, right_not_held.
-- Rows: one.
-- Null: oldest_mail_at, backup_at.
-- Type standing: { what: 'jobs' | 'mails' | 'mails_refused' | 'rules' | 'backup' | 'certificate'; names?: string; since?: string; count?: number }[].
create function api.operation_state()
returns table (standing jsonb, mails_queued integer, oldest_mail_at timestamptz, backup_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
  with still as (
    select s.what, s.detail from rules.standing_still() s
    where s.what <> 'mails' or not exists (select from private.mail_pause)
    union all
    select 'mails', jsonb_build_object('since', p.since) from private.mail_pause p
  )
  select
    (select coalesce(jsonb_agg(s.detail || jsonb_build_object('what', s.what) order by s.what), '[]') from still s),
    (select count(*)::integer from private.outbox o where o.status = 'queued'),
    (select min(o.queued_at) from private.outbox o where o.status = 'queued'),
    (select max(b.written_at) from migration.backups b);
end $$;

grant execute on function api.operation_state to app_admin;
