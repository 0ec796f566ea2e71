-- True for an order that closes by itself after its last day: it costs something, no proof was sent, no card payment is
-- under way or looked into, and no scholarship pays part of it, which the team withdraws.
create function rules.order_lapses(purchase data.purchases)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select purchase.paid_at is null and purchase.cancelled_at is null and purchase.award_id is null
    and not exists (select from data.proofs p where p.purchase_id = purchase.id)
    and not exists (
      select from data.checkouts c where c.purchase_id = purchase.id and c.status in ('processing', 'flagged'))
    and not rules.card_payment_open(purchase.id)
$$;
