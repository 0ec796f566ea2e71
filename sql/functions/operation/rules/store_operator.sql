-- Writes the operator's settings at start: bank account, the team's address, issuer of receipts, and whether admins
-- need a second factor; only those that differ from what the last start was told, since the team may have changed the
-- others (api.change_settings). A change is written into the history. Raises an error, which stops the start, if the
-- IBAN's check digits are wrong or the holder's name is too long for a transfer.
create function rules.store_operator(facts jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before data.constants;
  after data.constants;
  told jsonb;
  news jsonb;
begin
  select c.* into before from data.constants c for update;
  select o.facts into told from private.operator_facts o;
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') into news
  from jsonb_each(store_operator.facts) f where told is null or told->f.key is distinct from f.value;
  after := jsonb_populate_record(before, news);
  after.bank_iban := rules.printed_iban(after.bank_iban);
  if not rules.iban_fits(rules.tidy_iban(after.bank_iban)) then
    raise exception 'BANK_IBAN: the check digits of % do not fit', after.bank_iban;
  elsif length(after.bank_account_holder) > 70 or octet_length(after.bank_account_holder) > 240 then
    raise exception 'BANK_HOLDER: a bank takes at most 70 characters';
  end if;
  insert into private.operator_facts (facts) values (store_operator.facts)
  on conflict (only_row) do update set facts = private.operator_facts.facts || excluded.facts;
  if after is not distinct from before then
    return;
  end if;
  update data.constants c
  set bank_name = after.bank_name, bank_account_holder = after.bank_account_holder, bank_iban = after.bank_iban,
    team_email = after.team_email, issuer_name = after.issuer_name, issuer_tax_number = after.issuer_tax_number,
    issuer_address = after.issuer_address, second_factor_required = after.second_factor_required
  where c.only_row;
  perform rules.record('constants', 0, 'operator_changed', detail => (
    select jsonb_object_agg(f.key, jsonb_build_array(to_jsonb(before)->f.key, to_jsonb(after)->f.key))
    from jsonb_each(news) f where to_jsonb(before)->f.key is distinct from to_jsonb(after)->f.key));
end $$;
