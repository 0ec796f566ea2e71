-- R24, R25. Records a received card payment: confirms the order, or records a surplus if the order is already paid or
-- closed. Idempotent by payment id. The caller holds the purchase's lock.
create function rules.take_card_payment(purchase data.purchases, payment_intent text, paid_on date)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (select from data.payments p where p.external_ref = payment_intent) then
    return;
  elsif purchase.cancelled_at is null and purchase.refunded_at is null and purchase.paid_at is null then
    perform rules.confirm_payment(purchase, 'card', payment_intent, paid_on);
  else
    perform rules.take_surplus(purchase, 'card', payment_intent, paid_on);
  end if;
end $$;
