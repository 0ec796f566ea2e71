-- The card's money for an order has arrived. An order that was paid or closed meanwhile is not paid again: the payment
-- is recorded all the same and flagged as owed back. The caller holds the purchase's lock.
create function rules.take_card_payment(purchase data.purchases, payment_intent text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
  problem constant text := case
    when purchase.cancelled_at is not null or purchase.refunded_at is not null then 'paid_after_closing'
    when purchase.paid_at is not null then 'paid_twice'
  end;
begin
  if exists (select from data.payments p where p.external_ref = payment_intent) then
    return;
  elsif problem is null then
    perform rules.confirm_payment(purchase, 'card', payment_intent);
    return;
  end if;

  insert into data.payments as p (purchase_id, method, external_ref, amount_cents, currency, surplus)
  values (purchase.id, 'card', payment_intent, purchase.price_cents, purchase.currency, true)
  returning p.* into payment;
  insert into data.ledger_entries (purchase_id, payment_id, amount_cents)
  values (purchase.id, payment.id, payment.amount_cents);
  perform rules.record('purchases', purchase.id, problem);
  perform rules.raise_flag(problem, payment_intent, purchase.id, payment.id);
end $$;
