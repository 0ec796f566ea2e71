-- R24. The tax documents of a purchase, for its buyer and the team. `file`: its PDF is there.
-- Null: uid, qr_url.
-- Type kind: 'retail' | 'invoice' | 'retail_credit' | 'invoice_credit'.
create view api.tax_documents with (security_invoker = true) as
select d.id, d.purchase_id, d.kind, d.series, d.number, d.issued_on::text as issued_on, d.mark, d.uid, d.qr_url,
  d.amount_cents::integer as amount_cents, p.currency::text as currency,
  exists (select from data.tax_document_files f where f.document_id = d.id) as file
from data.tax_documents d
join data.payments p on p.id = d.payment_id;

grant select on api.tax_documents to app_member, app_admin;
