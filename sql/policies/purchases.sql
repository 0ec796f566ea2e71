-- Who may see a purchase and what hangs on it: the mentee who bought it and administrators.
grant select on data.purchases, data.parts, data.proofs, data.payments, data.refunds, data.ledger_entries,
  data.checkouts to app_member, app_admin;
grant select on data.payment_flags to app_admin;

create policy mentee_sees_own on data.purchases
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

create policy mentee_sees_own on data.parts
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

do $$
declare
  name text;
begin
  foreach name in array array['proofs', 'payments', 'refunds', 'ledger_entries', 'checkouts'] loop
    execute format('create policy seen_with_purchase on data.%I for select to app_member
      using (exists (select from data.purchases p where p.id = %I.purchase_id))', name, name);
  end loop;
  foreach name in array array['purchases', 'parts', 'proofs', 'payments', 'refunds', 'ledger_entries', 'checkouts',
    'payment_flags'] loop
    execute format('create policy admin_sees_all on data.%I for select to app_admin
      using ((select rules.viewer_is_admin()))', name);
  end loop;
end $$;
