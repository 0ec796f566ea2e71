-- A purchase and its parts are visible to its mentee and to admins; its payments and refunds, of the admins only to
-- treasurers. Of the ids at the bank and at Stripe, admins see
-- the last six characters. Which admin recorded a payment, only admins see.
grant select on data.purchases, data.parts, data.proofs, data.refund_accounts to app_member, app_admin;
grant select (id, purchase_id, text, ground, asked_at, answered_at, granted, answer) on data.refund_requests to app_member;
grant select on data.refund_requests to app_admin;
grant select (id, purchase_id, payment_id, refund_id, amount_cents, by_bank, at, paid_on, booked_on, taken_back)
  on data.ledger_entries to app_member, app_admin;
grant select (transfer_id, redated) on data.ledger_entries to app_admin;
grant select (id, purchase_id, payment_id, problem, detail, raised_at, settled_at, settled_by, note)
  on data.payment_flags to app_admin;
grant select (id, purchase_id, method, amount_cents, currency, paid_at, paid_on, surplus, taken_back) on data.payments to app_member, app_admin;
grant select (recorded_by, reference_end) on data.payments to app_admin;
grant select (id, purchase_id, payment_id, amount_cents, booked_at, arrived_on, booked_by, reference_end) on data.transfers to app_admin;
grant select (id, payment_id, purchase_id, amount_cents, kept_cents, sessions_held, sessions_total, ground, reason, state,
  requested_at, done_at, sent_on)
  on data.refunds to app_member, app_admin;
grant select (requested_by, reference_end, by_bank) on data.refunds to app_admin;
grant select on data.invoice_details, data.tax_document_files to app_member, app_admin;
grant select (id, purchase_id, payment_id, refund_id, credits_id, kind, series, number, issued_on, mark, uid, qr_url, amount_cents,
  entered_at)
  on data.tax_documents to app_member, app_admin;
grant select on data.closed_months to app_admin;
grant select (id, purchase_id, attempt, amount_cents, status, expires_at, created_at)
  on data.checkouts to app_member, app_admin;

create policy mentee_sees_own on data.purchases
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

create policy mentee_sees_own on data.parts
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

do $$
declare
  name text;
begin
  foreach name in array array['proofs', 'payments', 'refunds', 'ledger_entries', 'checkouts', 'refund_accounts',
    'refund_requests', 'invoice_details', 'tax_documents', 'tax_document_files'] loop
    execute format('create policy seen_with_purchase on data.%I for select to app_member
      using (exists (select from data.purchases p where p.id = %I.purchase_id))', name, name);
  end loop;
  foreach name in array array['purchases', 'parts'] loop
    execute format('create policy admin_sees_all on data.%I for select to app_admin
      using ((select rules.viewer_in_team()))', name);
  end loop;
  foreach name in array array['proofs', 'payments', 'transfers', 'refunds', 'ledger_entries', 'checkouts', 'payment_flags',
    'refund_accounts', 'refund_requests', 'invoice_details', 'tax_documents', 'tax_document_files', 'closed_months'] loop
    execute format('create policy treasurer_sees_all on data.%I for select to app_admin
      using ((select rules.viewer_has_right(''treasurer'')))', name);
  end loop;
end $$;
