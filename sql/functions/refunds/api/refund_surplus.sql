-- An admin refunds a payment that came for an order already paid or closed, or came too short for one that was closed
-- since. The purchase itself does not change. Returns the refund id.
-- Refuses: role_not_held, right_not_held, password_needed, payment_not_found, own_profile, not_applicable (its order
-- still waits for the rest), already_refunded, payment_disputed.
create function api.refund_surplus(payment_id integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_with_password('treasurer');
  payment data.payments;
  purchase data.purchases;
begin
  select p.* into payment from data.payments p where p.id = refund_surplus.payment_id and p.surplus;
  if not found then
    perform rules.reject('payment_not_found', kind => 'MR404');
  end if;
  purchase := rules.lock_purchase(payment.purchase_id);
  perform rules.refuse_own_purchase(purchase.id);
  if purchase.paid_at is null and purchase.cancelled_at is null then
    perform rules.reject('not_applicable');
  elsif rules.left_to_plan(payment) <= 0 then
    perform rules.reject('already_refunded');
  elsif rules.payment_disputed(payment.id) then
    perform rules.reject('payment_disputed');
  end if;
  update data.payment_flags f set settled_at = now(), settled_by = admin
  where f.payment_id = payment.id and f.problem in ('paid_twice', 'paid_after_closing', 'paid_too_much', 'paid_in_part') and f.settled_at is null;
  return rules.create_refund(payment, 'surplus', null, rules.left_to_plan(payment));
end $$;

grant execute on function api.refund_surplus to app_admin;
