-- Reminds a mentee of an unpaid order twice (order_reminder_days): of the latest step that is due, once. Returns how many.
create function api.job_remind_orders()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  reminded integer := 0;
begin
  for due in
    select latest.*
    from (
      select distinct on (u.id) u.id, e.user_id, rules.lacks_guardian(u) as lacks_guardian, part.id is not null as in_part,
        case when part.id is null then step.name else 'rest ' || part.amount_cents || ' ' || step.name end as name
      from data.constants c
      cross join lateral (values (c.order_reminder_days[1], 'first'), (c.order_reminder_days[2], 'second')) as step (days, name)
      cross join data.purchases u
      join data.mentees e on e.id = u.mentee_id
      left join rules.part_payment(u.id) part on true
      where u.paid_at is null and u.cancelled_at is null
        and greatest(u.purchased_at, u.waits_since, part.paid_at) <= now() - make_interval(days => step.days)
        -- With a part of the price the days count from what came last, and the order stays.
        and (part.id is not null or rules.order_kept_until(u) >= rules.local_date())
        and not exists (select from data.proofs p where p.purchase_id = u.id)
        and not exists (select from data.checkouts c where c.purchase_id = u.id and c.status in ('processing', 'flagged'))
      order by u.id, step.days desc) as latest
    where not rules.reminded('order_waiting', latest.id, latest.name) and not rules.on_hold('remind_orders', latest.id)
    order by latest.id
    limit 200
  loop
    begin
      continue when not rules.remind_once('order_waiting', due.id, due.name);
      if due.in_part then
        perform rules.queue_mail('rest_waiting:' || due.id || ':' || rules.local_date(), 'rest_waiting', due.user_id,
          rules.purchase_mail(due.id));
      elsif due.lacks_guardian then
        perform rules.tell_guardian_awaited(due.id, due.name);
      elsif due.name = 'first' then
        perform rules.queue_mail('order_waiting:' || due.id || ':' || rules.local_date(), 'order_waiting', due.user_id, rules.purchase_mail(due.id));
      else
        perform rules.queue_mail('order_ending:' || due.id || ':' || rules.local_date(), 'order_ending', due.user_id, rules.purchase_mail(due.id));
      end if;
      reminded := reminded + 1;
    exception when query_canceled or others then
      perform rules.hold_back('remind_orders', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if reminded > 0 then
    perform rules.go_on('remind_orders');
  end if;
  return reminded;
end $$;

grant execute on function api.job_remind_orders to app_worker;
