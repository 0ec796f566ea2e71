-- Records a payment for a purchase already paid or closed, or what a deposit brought beyond the price of one that was
-- unpaid, once per external reference. It pays nothing and is flagged as surplus to refund. The caller holds the
-- purchase's lock. Returns the payment.
create function rules.take_surplus(
  purchase data.purchases, method data.payment_method, external_ref text, paid_on date, amount_cents integer default null)
returns data.payments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
  problem constant text := case
    when purchase.cancelled_at is not null or purchase.refunded_at is not null then 'paid_after_closing'
    when purchase.paid_at is null then 'paid_too_much'
    else 'paid_twice'
  end;
begin
  select p.* into payment from data.payments p where p.external_ref = take_surplus.external_ref;
  if found then
    return payment;
  end if;
  insert into data.payments as p (purchase_id, method, external_ref, amount_cents, currency, paid_on, surplus, recorded_by)
  values (purchase.id, method, external_ref, coalesce(amount_cents, purchase.price_cents), purchase.currency, paid_on, true,
    rules.viewer_user_id())
  returning p.* into payment;
  insert into data.ledger_entries (purchase_id, payment_id, amount_cents, paid_on)
  values (purchase.id, payment.id, payment.amount_cents, payment.paid_on);
  perform rules.record('purchases', purchase.id, problem);
  -- Money at the bank has no Stripe id.
  perform rules.raise_flag(problem, external_ref, purchase.id, payment.id,
    case method when 'card' then '{}'::jsonb else '{"ref": null}' end);
  return payment;
end $$;
