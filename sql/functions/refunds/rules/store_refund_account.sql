-- Stores the bank account for the refund of a purchase, in place of an earlier one. Without an IBAN nothing changes.
-- The holder is the mentee unless another is named.
-- Refuses: iban_invalid.
create function rules.store_refund_account(purchase_id integer, iban text, holder text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  tidy constant text := rules.tidy_iban(iban);
begin
  if coalesce(tidy, '') = '' then
    return;
  elsif not rules.iban_fits(tidy) then
    perform rules.reject('iban_invalid', 'iban', 'MR422');
  end if;
  insert into data.refund_accounts as a (purchase_id, iban, holder)
  select u.id, tidy, coalesce(nullif(trim(store_refund_account.holder), ''), w.name || ' ' || w.surname)
  from data.purchases u join data.mentees e on e.id = u.mentee_id join data.users w on w.id = e.user_id
  where u.id = store_refund_account.purchase_id
  on conflict on constraint refund_accounts_pkey do update
  set iban = excluded.iban, holder = excluded.holder, given_at = now();
end $$;
