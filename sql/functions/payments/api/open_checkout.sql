-- A mentee starts to pay an order by card. Stores the Stripe request and its idempotency key before Stripe is called,
-- so that a retry sends the same request. One open checkout per order: an existing one is returned.
-- Refuses: role_not_held, purchase_not_found, already_paid, purchase_closed, guardian_objected, guardian_needed, guardian_not_confirmed,
-- paid_in_part (a card pays the whole price).
-- Rows: one.
-- Null: stripe_session_id.
-- Type asked: { purchaseId: number; reference: string; name: string; cents: number; currency: string; email?: string; locale: string; expiresAt: number }.
create function api.open_checkout(purchase_id integer, livemode boolean)
returns table (idempotency_key text, stripe_session_id text, asked jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  purchase data.purchases := rules.lock_purchase(open_checkout.purchase_id);
begin
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif purchase.cancelled_at is not null or purchase.refunded_at is not null or rules.order_is_over(purchase) then
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

grant execute on function api.open_checkout to app_member;
