-- R25. An admin records a deposit of any amount for a purchase of another, with the bank's reference and day
-- (rules.money_day; today without one): on an unpaid order it counts towards the price (rules.book_transfer), on one paid
-- or closed it is flagged as surplus. The same transfer again, also as a line of a statement, changes nothing. `method`: rules.transfer_method; `sure`:
-- more than twice what is due.
-- Locks mentee, purchase, parts, then bank references.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, not_applicable,
-- reference_missing, amount_invalid, date_in_future, money_day_too_early, reference_used, card_payment_open,
-- deposit_much_larger.
create function api.book_deposit(
  purchase_id integer, external_ref text, amount_cents integer, method data.payment_method default null, arrived_on date default null,
  sure boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_for_routine('treasurer');
  transfer constant text := coalesce(trim(external_ref), '');
  code constant text := rules.code_signs(transfer);
  purchase data.purchases := rules.lock_purchase(purchase_id);
  obstacle constant text := rules.deposit_obstacle(purchase);
  payment data.payments;
  day date;
  known boolean;
begin
  perform rules.refuse_own_purchase(purchase.id);
  if purchase.price_cents = 0 then
    perform rules.reject('not_applicable');
  elsif code = '' then
    perform rules.reject('reference_missing', 'externalRef', 'MR422');
  elsif amount_cents is null or amount_cents not between 1 and 1000000 then
    perform rules.reject('amount_invalid', 'amount', 'MR422');
  end if;
  day := rules.money_day(arrived_on, 'arrivedOn', rules.local_date(purchase.purchased_at) - 31);
  perform rules.lock_bank_references();
  select t.purchase_id = purchase.id and t.amount_cents = book_deposit.amount_cents into known
  from data.transfers t
  where not t.taken_back and (t.signs = code
    or rules.bank_reference(transfer) <> '' and (rules.has_reference(t, transfer) or t.purchase_id = purchase.id and t.signs like '%' || code))
  order by 1 desc limit 1;
  if known then
    return;
  elsif not known then
    perform rules.reject('reference_used', 'externalRef');
  elsif obstacle = 'card_payment_open' then
    perform rules.reject(obstacle);
  -- Mostly a comma was forgotten.
  elsif sure is not true and amount_cents > 2 * (
    case when obstacle in ('already_paid', 'purchase_closed') then purchase.price_cents else rules.missing_cents(purchase) end) then
    perform rules.reject('deposit_much_larger', 'sure', 'MR422');
  elsif obstacle in ('already_paid', 'purchase_closed') then
    payment := rules.take_surplus(purchase, rules.transfer_method(purchase, method), 'late-deposit:' || transfer, day, amount_cents);
    insert into data.transfers (purchase_id, payment_id, reference, amount_cents, arrived_on, booked_by)
    values (purchase.id, payment.id, transfer, amount_cents, day, admin);
  else
    -- Also while a guardian is awaited, as the money is here; nothing starts before the answer.
    perform rules.book_transfer(purchase, transfer, amount_cents, rules.transfer_method(purchase, method), day);
  end if;
end $$;

grant execute on function api.book_deposit to app_admin;
