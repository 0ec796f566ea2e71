-- Refunds a purchase, once: closes its parts and creates the refund of all that is left of its payment, without what
-- the network keeps. Returns the refund id. The caller holds the locks of rules.lock_purchase and has checked the ground.
-- Refuses: no_refund_ground, payment_disputed (the bank has the money then).
create function rules.refund(
  purchase data.purchases, ground text, reason text, kept_cents integer default 0, sessions_held integer default null,
  sessions_total integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
begin
  select p.* into payment from data.payments p where p.purchase_id = purchase.id and not p.surplus and p.amount_cents > 0;
  if not found or rules.left_to_plan(payment) <= refund.kept_cents then
    perform rules.reject('no_refund_ground');
  elsif purchase.disputed_at is not null then
    perform rules.reject('payment_disputed');
  end if;
  perform rules.close_parts(purchase.id, 'refunded');
  update data.purchases u set refunded_at = now() where u.id = purchase.id;
  perform rules.record('purchases', purchase.id, 'refunded', coalesce(reason, ground));
  return rules.create_refund(payment, ground, reason, refund.kept_cents, refund.sessions_held, refund.sessions_total);
end $$;
