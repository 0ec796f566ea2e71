-- Reminds a mentee of an unpaid order twice (order_reminder_days). Once per step; only the latest step that is due.
-- Not when a proof was sent, a part has come, or a card payment is being processed; of an order that waits for a guardian
-- the mail says so. An order of a partial scholarship does not lapse
-- and gets only the first reminder. Returns how many.
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
      select distinct on (u.id) u.id, e.user_id, step.name, rules.lacks_guardian(u) as lacks_guardian
      from data.constants c
      cross join lateral (values (c.order_reminder_days[1], 'first'), (c.order_reminder_days[2], 'second')) as step (days, name)
      cross join data.purchases u
      join data.mentees e on e.id = u.mentee_id
      where u.paid_at is null and u.cancelled_at is null
        and greatest(u.purchased_at, u.waits_since) <= now() - make_interval(days => step.days)
        and rules.order_kept_until(u) >= rules.local_date()
        and (step.name = 'first' or u.award_id is null)
        and not exists (select from data.proofs p where p.purchase_id = u.id)
        and (rules.part_payment(u.id)).id is null
        and not exists (select from data.checkouts c where c.purchase_id = u.id and c.status in ('processing', 'flagged'))
      order by u.id, step.days desc) as latest
    where not rules.reminded('order_waiting', latest.id, latest.name) and not rules.on_hold('remind_orders', latest.id)
    order by latest.id
    limit 200
  loop
    begin
      continue when not rules.remind_once('order_waiting', due.id, due.name);
      if due.lacks_guardian then
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
