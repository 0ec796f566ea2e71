-- Once a week (Monday, or later if no worker ran) mails the digest to the admins who want it: queues with the age of
-- their oldest item, quiet pairs, flagged mentors; each admin those that the admin's right concerns. Returns how many
-- mails were queued.
create function api.job_digest()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told integer;
  -- One digest per calendar week; the weekday is set in seeds/reference/jobs.sql.
  week constant date := date_trunc('week', rules.local_date()::timestamp)::date;
begin
  perform rules.queue_mail('digest:' || week, 'digest', a.user_id, d.content)
  from data.admins a
  join (
    with waiting as materialized (select q.* from api.waiting_for_team q where q.waiting > 0)
    select r.admin_right, coalesce(jsonb_object_agg(q.queue, q.waiting) filter (where q.queue is not null), '{}')
      || jsonb_build_object('since',
        coalesce(jsonb_object_agg(q.queue, q.since) filter (where q.since is not null), '{}')) as content
    from unnest(enum_range(null::data.admin_right)) as r (admin_right)
    left join waiting q on rules.queue_is_for(q.queue, r.admin_right)
    group by r.admin_right
  ) d on d.admin_right = a.admin_right
  where a.active and rules.wants_mail(a.user_id, 'digest') and not exists (
    select from private.outbox o where o.key = 'digest:' || week || ':' || a.user_id);
  get diagnostics told = row_count;
  return told;
end $$;

grant execute on function api.job_digest to app_worker;
