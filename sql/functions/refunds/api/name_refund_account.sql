-- A mentee names the bank account for a refund that the team has still to send. Replaces an earlier one.
-- Refuses: role_not_held, purchase_not_found, refund_not_found, iban_invalid.
create function api.name_refund_account(purchase_id integer, iban text, account_holder text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee(texts_may_wait => true);
begin
  perform rules.lock_viewer();
  perform from data.purchases u
  where u.id = name_refund_account.purchase_id and u.mentee_id = mentee
  for no key update;
  if not found then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif not exists (
    select from data.refunds r
    where r.purchase_id = name_refund_account.purchase_id and rules.refund_stage(r) = 'to_send') then
    perform rules.reject('refund_not_found');
  elsif coalesce(trim(iban), '') = '' then
    perform rules.reject('iban_invalid', 'iban', 'MR422');
  end if;
  perform rules.store_refund_account(purchase_id, iban, account_holder);
end $$;

grant execute on function api.name_refund_account to app_member;
