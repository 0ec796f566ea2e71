-- R25. An admin confirms the deposit of an order. Confirming twice changes nothing. Refused while a card payment is
-- open, since it could pay a second time. For an order paid in another way the admin records a late deposit instead
-- (api.take_late_deposit).
-- Refuses: role_not_held, password_needed, purchase_not_found, own_profile, purchase_closed, already_paid,
-- card_payment_open, guardian_missing.
create function api.mark_paid(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin_with_password();
  purchase data.purchases := rules.lock_purchase(purchase_id);
begin
  if exists (select from data.mentees m where m.id = purchase.mentee_id and m.user_id = admin) then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
  if purchase.cancelled_at is not null then
    perform rules.reject('purchase_closed');
  elsif purchase.paid_at is not null and purchase.method <> 'deposit' then
    perform rules.reject('already_paid');
  elsif purchase.paid_at is null and rules.card_payment_open(purchase.id) then
    perform rules.reject('card_payment_open');
  elsif purchase.paid_at is null and rules.lacks_guardian(purchase) then
    perform rules.reject('guardian_missing');
  end if;
  perform rules.confirm_payment(purchase, 'deposit', 'deposit:' || purchase.id);
end $$;

grant execute on function api.mark_paid to app_admin;
