-- R25. An admin confirms the deposit of an order of the price that is due; another amount is for api.book_deposit. Returns
-- true, or false when it was confirmed before. Without a proof `seen_at_bank` states that the money has arrived, and the
-- history keeps that; `unsaid`: a call leaves it open, and the history keeps that. `method`: rules.transfer_method,
-- `arrived_on`: rules.money_day.
-- Locks mentee, purchase, parts.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, purchase_closed,
-- already_paid, card_payment_open, guardian_not_confirmed, paid_in_part, deposit_not_seen, date_in_future,
-- money_day_too_early.
create function api.mark_paid(
  purchase_id integer, seen_at_bank boolean default false, method data.payment_method default null,
  arrived_on date default null, unsaid boolean default false)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_for_routine('treasurer');
  purchase data.purchases := rules.lock_purchase(purchase_id);
  obstacle constant text := rules.deposit_obstacle(purchase);
begin
  if obstacle = 'already_paid' and purchase.method in ('deposit', 'iris') then
    return false;
  -- An open card payment could pay a second time.
  elsif obstacle is not null then
    perform rules.reject(obstacle, kind => case obstacle when 'own_profile' then 'MR403' else 'MR409' end);
  end if;
  if not exists (select from data.proofs f where f.purchase_id = purchase.id) then
    if not (coalesce(seen_at_bank, false) or unsaid) then
      perform rules.reject('deposit_not_seen', 'seenAtBank', 'MR422');
    end if;
    perform rules.record('purchases', purchase.id, case when seen_at_bank then 'seen_at_bank' else 'seen_not_said' end);
  end if;
  return rules.confirm_payment(purchase, rules.transfer_method(purchase, method), 'deposit:' || purchase.id,
    rules.money_day(arrived_on, 'arrivedOn', rules.local_date(purchase.purchased_at) - 31));
end $$;

grant execute on function api.mark_paid to app_admin;
