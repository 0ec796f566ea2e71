-- Returns the payment that paid a purchase with money; null for an unpaid or a free one.
create function rules.counted_payment(purchase_id integer)
returns data.payments
language sql stable security definer set search_path = ''
as $$
  select p from data.payments p
  where p.purchase_id = counted_payment.purchase_id and not p.surplus and p.amount_cents > 0
$$;
