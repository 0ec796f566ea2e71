-- Opens the card payment of an order, or finds the one that is open: whoever pays, there is one at a time. Stores the Stripe
-- request and its idempotency key before Stripe is called, so that a retry sends the same request. The caller holds the
-- purchase's lock.
-- Refuses: already_paid, purchase_closed, guardian_objected, guardian_needed, guardian_not_confirmed, paid_in_part (a card
-- pays the whole price).
create function rules.open_checkout(purchase data.purchases, livemode boolean)
returns table (idempotency_key text, stripe_session_id text, asked jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if purchase.cancelled_at is not null or purchase.refunded_at is not null or rules.order_is_over(purchase) then
    perform rules.reject('purchase_closed');
  elsif purchase.paid_at is not null then
    perform rules.reject('already_paid');
  elsif rules.lacks_guardian(purchase) then
    perform rules.reject(rules.guardian_obstacle(purchase));
  elsif (rules.part_payment(purchase.id)).id is not null then
    perform rules.reject('paid_in_part');
  end if;

  if not exists (
    select from data.checkouts c where c.purchase_id = purchase.id and c.status in ('open', 'processing')) then
    perform rules.create_checkout(purchase, livemode);
  end if;
  return query
    select c.idempotency_key, c.stripe_session_id, c.asked
    from data.checkouts c
    where c.purchase_id = purchase.id and c.status in ('open', 'processing');
end $$;
