-- An admin gives back what is left of the payment of a purchase and not kept for sessions held (rules.refund_share), or
-- `cents` of it. Everything: on a ground found by the rules, or without one by `override` and a reason; it closes the
-- purchase, so not while its mentorship runs. A part needs a reason and changes nothing else, so it is possible in every
-- state of a paid purchase; an open refund request is thereby granted. Not the admin's own purchase. Returns the refund
-- id; the worker sends a card refund to Stripe.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, no_refund_ground,
-- mentee_in_mentorship, payment_disputed, already_refunded, amount_invalid, more_than_left, reason_missing.
create function api.refund_purchase(
  purchase_id integer, reason text default null, override boolean default false, cents integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_with_password('treasurer');
  purchase data.purchases := rules.lock_purchase(purchase_id);
  ground constant text := rules.refund_ground(purchase);
  payment constant data.payments := rules.counted_payment(purchase.id);
  why constant text := nullif(trim(reason), '');
  share record;
  most integer;
begin
  select s.* into share from rules.refund_share(purchase, ground) s;
  most := rules.left_to_plan(payment) - share.kept_cents;
  perform rules.refuse_own_purchase(purchase.id);
  if cents is null or purchase.refunded_at is null and cents = most then
    if rules.refund_obstacle(purchase) is not null then
      perform rules.reject(rules.refund_obstacle(purchase));
    elsif ground is null and (override is not true or why is null) then
      perform rules.reject('no_refund_ground', 'override');
    end if;
    return rules.refund(purchase, coalesce(ground, 'override'), why, share.kept_cents, share.sessions_held,
      share.sessions_total);
  elsif rules.goodwill_obstacle(purchase) is not null then
    perform rules.reject(rules.goodwill_obstacle(purchase));
  elsif cents < 1 then
    perform rules.reject('amount_invalid', 'amount', 'MR422');
  elsif cents > most then
    perform rules.reject('more_than_left', 'amount');
  elsif why is null then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  end if;
  update data.refund_requests q set answered_at = now(), answered_by = admin, granted = true
  where q.purchase_id = purchase.id and q.answered_at is null;
  perform rules.record('purchases', purchase.id, 'given_back', why);
  return rules.create_refund(payment, 'goodwill', why, cents);
end $$;

grant execute on function api.refund_purchase to app_admin;
