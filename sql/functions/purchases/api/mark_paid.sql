-- R25. An admin confirms the deposit of an order. Returns true, or false when it was confirmed before: confirming twice
-- changes nothing. Refused while a card payment is open, since it could pay a second time. A deposit of another amount,
-- or for an order paid in another way, is recorded by api.book_deposit.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, purchase_closed,
-- already_paid, card_payment_open, guardian_not_confirmed, paid_in_part.
create function api.mark_paid(purchase_id integer)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_for_routine('treasurer');
  purchase data.purchases := rules.lock_purchase(purchase_id);
  obstacle constant text := rules.deposit_obstacle(purchase);
begin
  if obstacle = 'already_paid' and purchase.method = 'deposit' then
    return false;
  elsif obstacle is not null then
    perform rules.reject(obstacle, kind => case obstacle when 'own_profile' then 'MR403' else 'MR409' end);
  end if;
  return rules.confirm_payment(purchase, 'deposit', 'deposit:' || purchase.id);
end $$;

grant execute on function api.mark_paid to app_admin;
