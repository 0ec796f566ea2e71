-- Once a week (Monday, or later if no worker ran) mails the digest to the admins who want it: queues with the age of
-- their oldest item, quiet pairs, flagged mentors. Returns how many mails were queued.
create function api.job_digest()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told integer;
  content jsonb;
  -- One digest per calendar week; the weekday is set in seeds/reference/jobs.sql.
  week constant date := date_trunc('week', rules.local_date()::timestamp)::date;
begin
  select coalesce(jsonb_object_agg(q.queue, q.waiting), '{}')
    || jsonb_build_object('since', coalesce(jsonb_object_agg(q.queue, q.since) filter (where q.since is not null), '{}'))
  into content from api.waiting_for_team q where q.waiting > 0;
  perform rules.queue_mail('digest:' || week, 'digest', a.user_id, content)
  from data.admins a
  where a.active and rules.wants_mail(a.user_id, 'digest') and not exists (
    select from private.outbox o where o.key = 'digest:' || week || ':' || a.user_id);
  get diagnostics told = row_count;
  return told;
end $$;

grant execute on function api.job_digest to app_worker;
