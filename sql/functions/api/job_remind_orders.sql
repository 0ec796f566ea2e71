-- Writes once to a mentee whose order has waited for its payment for a day and not yet for two weeks: no proof sent,
-- no card payment under way. Returns how many.
create function api.job_remind_orders()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  reminded integer := 0;
begin
  for due in
    select u.id, e.user_id
    from data.purchases u join data.mentees e on e.id = u.mentee_id
    where u.paid_at is null and u.cancelled_at is null
      and u.purchased_at between now() - interval '14 days' and now() - interval '24 hours'
      and not exists (select from data.proofs p where p.purchase_id = u.id)
      and not exists (select from data.checkouts c where c.purchase_id = u.id and c.status in ('processing', 'flagged'))
      and not rules.reminded('order_waiting', u.id, 'day') and not rules.on_hold('remind_orders', u.id)
    order by u.id
    limit 200
  loop
    begin
      continue when not rules.remind_once('order_waiting', due.id, 'day');
      perform rules.queue_mail('order_waiting:' || due.id, 'order_waiting', due.user_id, rules.purchase_mail(due.id));
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
