-- Records the payment of a purchase, of its whole price, under its external reference (rules.pay_purchase), with
-- the day of the money. Returns false if already paid. The caller holds the purchase's lock.
create function rules.confirm_payment(purchase data.purchases, method data.payment_method, external_ref text, paid_on date)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
begin
  if purchase.paid_at is not null then
    return false;
  end if;

  insert into data.payments as p (purchase_id, method, external_ref, amount_cents, currency, paid_on, recorded_by)
  values (purchase.id, method, external_ref, purchase.price_cents, purchase.currency, paid_on, rules.viewer_user_id())
  returning p.* into payment;
  insert into data.ledger_entries (purchase_id, payment_id, amount_cents, paid_on)
  values (purchase.id, payment.id, payment.amount_cents, payment.paid_on);
  perform rules.pay_purchase(purchase, payment);
  return true;
end $$;
