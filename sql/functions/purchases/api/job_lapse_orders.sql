-- Cancels unpaid orders after their last day, in batches, and mails the mentees: of an order that waited for a guardian,
-- that no answer came. Returns how many.
create function api.job_lapse_orders()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  purchase data.purchases;
  lapsed integer := 0;
begin
  for due in
    select u.id, u.mentee_id from data.purchases u
    where u.paid_at is null and u.cancelled_at is null and rules.order_kept_until(u) < rules.local_date()
      and rules.order_lapses(u) and not rules.on_hold('lapse_orders', u.id)
    order by u.mentee_id, u.id
    limit 100
  loop
    begin
      -- Skip a locked mentee or order until the next run.
      perform from data.mentees e where e.id = due.mentee_id for no key update skip locked;
      continue when not found;
      select u.* into purchase from data.purchases u where u.id = due.id for no key update skip locked;
      -- Meanwhile it may have been paid, or a guardian's answer given it more days.
      continue when not found or not rules.order_lapses(purchase) or rules.order_kept_until(purchase) >= rules.local_date();
      perform from data.parts p where p.purchase_id = purchase.id order by p.id for no key update;
      perform rules.lapse_order(purchase);
      lapsed := lapsed + 1;
    exception when query_canceled or others then
      perform rules.hold_back('lapse_orders', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if lapsed > 0 then
    perform rules.go_on('lapse_orders');
  end if;
  return lapsed;
end $$;

grant execute on function api.job_lapse_orders to app_worker;
