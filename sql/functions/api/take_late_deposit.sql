-- An admin records a deposit for a purchase already paid or closed. It pays nothing; it is flagged as surplus to
-- refund. The bank's reference identifies the transfer, so none is recorded twice. Not for the admin's own purchases.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, not_applicable,
-- reference_missing, amount_invalid, reference_used.
create function api.take_late_deposit(purchase_id integer, external_ref text, amount_cents integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_with_password('treasurer');
  transfer constant text := coalesce(trim(external_ref), '');
  purchase data.purchases := rules.lock_purchase(purchase_id);
begin
  if exists (select from data.mentees m where m.id = purchase.mentee_id and m.user_id = admin) then
    perform rules.reject('own_profile', kind => 'MR403');
  elsif purchase.price_cents = 0 or coalesce(purchase.paid_at, purchase.cancelled_at) is null then
    perform rules.reject('not_applicable');
  elsif transfer = '' then
    perform rules.reject('reference_missing', 'externalRef', 'MR422');
  elsif amount_cents is null or amount_cents not between 1 and 1000000 then
    perform rules.reject('amount_invalid', 'amount', 'MR422');
  end if;
  perform rules.lock_bank_references();
  if exists (
    select from data.payments p
    where p.external_ref = 'late-deposit:' || transfer and (p.purchase_id, p.amount_cents) <> (purchase.id, take_late_deposit.amount_cents)) then
    perform rules.reject('reference_used', 'externalRef');
  end if;
  perform rules.take_surplus(purchase, 'deposit', 'late-deposit:' || transfer, amount_cents);
end $$;

grant execute on function api.take_late_deposit to app_admin;
