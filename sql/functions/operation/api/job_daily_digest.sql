-- Once a day mails what is new since the last such mail to the admins who want it: how many items arrived in each queue,
-- how many wait in it and since when; each admin the queues that the admin's right concerns. Nothing new: no mail, and
-- the next one looks back to the same moment. Returns how many mails were queued.
create function api.job_daily_digest()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told integer;
  local_day constant date := rules.local_date();
  after timestamptz;
begin
  -- Of two runs at once the second finds the day told.
  perform pg_advisory_xact_lock(hashtext('api.job_daily_digest'));
  if exists (select from private.daily_digests d where d.day >= local_day) then
    return 0;
  end if;
  after := coalesce((select max(d.told_until) from private.daily_digests d), now() - interval '1 day');
  perform rules.queue_mail('daily_digest:' || local_day, 'daily_digest', a.user_id, jsonb_build_object('queues', d.queues))
  from data.admins a
  join (
    with news as materialized (
      select n.queue, n.fresh, w.waiting, w.since
      from rules.new_for_team(after) n join api.waiting_for_team w on w.queue = n.queue)
    select r.admin_right, jsonb_object_agg(n.queue,
      jsonb_build_object('fresh', n.fresh, 'waiting', n.waiting, 'since', n.since)) as queues
    from unnest(enum_range(null::data.admin_right)) as r (admin_right)
    join news n on rules.queue_is_for(n.queue, r.admin_right)
    group by r.admin_right
  ) d on d.admin_right = a.admin_right
  where a.active and rules.wants_mail(a.user_id, 'digest');
  get diagnostics told = row_count;
  if exists (select from rules.new_for_team(after)) then
    delete from private.daily_digests;
    -- An item whose transaction has not ended yet is not counted above. It takes seconds, and the next mail looks back a
    -- minute more: an item of that minute is told twice, and none is missed.
    insert into private.daily_digests (day, told_until) values (local_day, now() - interval '1 minute');
  end if;
  return told;
end $$;

grant execute on function api.job_daily_digest to app_worker;
