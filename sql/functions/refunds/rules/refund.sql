-- Refunds a purchase, once: closes its parts and creates the refund of all that is left of its payment, without what
-- the network keeps. Returns the refund id. The caller holds the locks of rules.lock_purchase and has checked the ground.
-- Refuses: no_refund_ground.
create function rules.refund(
  purchase data.purchases, ground text, reason text, kept_cents integer default 0, sessions_held integer default null,
  sessions_total integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment constant data.payments := rules.counted_payment(purchase.id);
  back constant integer := rules.left_to_plan(payment) - refund.kept_cents;
begin
  if back is null or back <= 0 then
    perform rules.reject('no_refund_ground');
  end if;
  perform rules.close_parts(purchase.id, 'refunded');
  update data.purchases u set refunded_at = now() where u.id = purchase.id;
  perform rules.record('purchases', purchase.id, 'refunded', coalesce(reason, ground));
  return rules.create_refund(payment, ground, reason, back, refund.kept_cents, refund.sessions_held, refund.sessions_total);
end $$;
