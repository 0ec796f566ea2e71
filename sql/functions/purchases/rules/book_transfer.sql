-- R25. Adds a bank transfer to the payment of an unpaid order. When the payment has the price, it pays the order, and
-- what is more becomes a surplus payment; until then the order waits for the rest, and the mentee gets a mail. The payment
-- keeps the method of its first transfer, and has the day of the last one. The caller holds the purchase's lock.
create function rules.book_transfer(
  purchase data.purchases, reference text, amount_cents integer, method data.payment_method, arrived_on date)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  transfer integer;
  payment data.payments := rules.part_payment(purchase.id);
  missing constant integer := purchase.price_cents - coalesce(payment.amount_cents, 0);
  taken constant integer := least(amount_cents, missing);
begin
  insert into data.payments as p (purchase_id, method, external_ref, amount_cents, currency, paid_on, surplus, recorded_by)
  values (purchase.id, method, 'deposit:' || purchase.id, taken, purchase.currency, arrived_on, taken < missing, rules.viewer_user_id())
  on conflict on constraint payments_external_ref_key do update
  set amount_cents = p.amount_cents + excluded.amount_cents, surplus = excluded.surplus, paid_at = excluded.paid_at,
    paid_on = greatest(p.paid_on, excluded.paid_on), recorded_by = excluded.recorded_by
  returning p.* into payment;
  insert into data.transfers as t (purchase_id, payment_id, reference, amount_cents, arrived_on, booked_by)
  values (purchase.id, payment.id, reference, amount_cents, arrived_on, rules.viewer_user_id())
  returning t.id into transfer;
  insert into data.ledger_entries (purchase_id, payment_id, transfer_id, amount_cents, paid_on)
  values (purchase.id, payment.id, transfer, taken, arrived_on);
  if payment.surplus then
    perform rules.record('purchases', purchase.id, 'paid_in_part');
    perform rules.queue_mail('deposit_in_part:' || transfer, 'deposit_in_part', e.user_id, rules.purchase_mail(purchase.id))
    from data.mentees e where e.id = purchase.mentee_id;
    return;
  end if;
  perform rules.pay_purchase(purchase, payment);
  if amount_cents > taken then
    perform rules.take_surplus(purchase, method, 'late-deposit:' || reference, arrived_on, amount_cents - taken);
  end if;
end $$;
