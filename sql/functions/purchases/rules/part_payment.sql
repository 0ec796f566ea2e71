-- Returns the payment of an order that deposits have filled in part, or null. It buys nothing until it has the price.
create function rules.part_payment(purchase_id integer)
returns data.payments
language sql stable security definer set search_path = ''
as $$
  select p from data.payments p where p.external_ref = 'deposit:' || part_payment.purchase_id and p.surplus
$$;
