-- An admin refunds a purchase: on a ground found by the rules (rules.refund_share), or without one by `override` and a reason. Not the
-- admin's own purchase, and not while its mentorship runs. Returns the refund id; the worker sends a card refund to
-- Stripe.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, no_refund_ground,
-- mentee_in_mentorship, payment_disputed.
create function api.refund_purchase(purchase_id integer, reason text default null, override boolean default false)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_with_password('treasurer');
  purchase data.purchases := rules.lock_purchase(purchase_id);
  ground constant text := rules.refund_ground(purchase);
  share record;
begin
  if exists (select from data.mentees e where e.id = purchase.mentee_id and e.user_id = admin) then
    perform rules.reject('own_profile', kind => 'MR403');
  elsif rules.refund_obstacle(purchase) is not null then
    perform rules.reject(rules.refund_obstacle(purchase));
  elsif ground is null and (override is not true or coalesce(trim(reason), '') = '') then
    perform rules.reject('no_refund_ground', 'override');
  end if;
  select s.* into share from rules.refund_share(purchase, ground) s;
  return rules.refund(purchase, coalesce(ground, 'override'), nullif(trim(reason), ''), share.kept_cents, share.sessions_held,
    share.sessions_total);
end $$;

grant execute on function api.refund_purchase to app_admin;
