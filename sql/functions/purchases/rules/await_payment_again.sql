-- Lets an order wait for its payment again, with its days and reminders from now, after the team took back the payment;
-- the mentee gets a mail. It is cancelled where nobody could pay it: the mentee is erased, or has ordered the package again.
-- The caller holds the purchase's lock.
create function rules.await_payment_again(purchase data.purchases, payment_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant data.users := (
    select w from data.mentees e join data.users w on w.id = e.user_id where e.id = purchase.mentee_id);
  alone constant boolean := mentee.erased_at is null
    and coalesce((rules.waiting_order(purchase.mentee_id, purchase.package_id)).id, purchase.id) = purchase.id;
begin
  if alone then
    update data.purchases u set paid_at = null, paid_on = null, waits_since = now() where u.id = purchase.id;
    update data.parts p set status = 'awaiting_payment' where p.purchase_id = purchase.id and p.status = 'paid';
    delete from private.reminders r where r.kind in ('order_waiting', 'no_request') and r.subject_id = purchase.id;
  else
    update data.purchases u set paid_at = null, paid_on = null, cancelled_at = now() where u.id = purchase.id;
    perform rules.close_parts(purchase.id, 'cancelled');
    perform rules.record('purchases', purchase.id, 'cancelled');
  end if;
  perform rules.queue_mail('confirmation_taken_back:' || payment_id, 'confirmation_taken_back', mentee.id,
    rules.purchase_mail(purchase.id) || jsonb_build_object('orderWaits', alone));
end $$;
