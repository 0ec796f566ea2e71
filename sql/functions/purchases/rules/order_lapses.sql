-- True for an unpaid order that is cancelled automatically after its last day: no proof sent, no deposit of a part, no card payment processing, flagged or open.
create function rules.order_lapses(purchase data.purchases)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select purchase.paid_at is null and purchase.cancelled_at is null
    and not exists (select from data.proofs p where p.purchase_id = purchase.id)
    and (rules.part_payment(purchase.id)).id is null
    and not exists (
      select from data.checkouts c where c.purchase_id = purchase.id and c.status in ('processing', 'flagged'))
    and not rules.card_payment_open(purchase.id)
$$;
