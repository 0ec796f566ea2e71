-- The worker claims the tax document to send to AADE next (rules.claim_document); no row if there is none. `maybe_there`: an
-- earlier try was not answered, so AADE has perhaps got it. `since`: older payments and refunds are the accountant's.
-- Null: buyer_tax_number, credited_mark.
-- Type kind: Rows['tax_documents']['kind'].
-- Type method: 'card' | 'deposit' | 'iris'.
create function api.claim_sending(own_series text, since date, invoices boolean)
returns table (
  sending_id integer, tries integer, maybe_there boolean, kind text, series text, number integer, issued_on text, amount_cents integer,
  vat_cents integer, vat_percent integer, method text, issuer_tax_number text, buyer_tax_number text, credited_mark text)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed record;
begin
  select c.* into claimed from rules.claim_document(own_series, since, invoices) c;
  return query
    select s.id, s.tries, claimed.maybe_there, s.kind, s.series, s.number, s.issued_on::text, s.amount_cents::integer,
      rules.vat_within(s.amount_cents, u.vat_percent), u.vat_percent, case when s.credits_id is null or not r.by_bank then p.method::text else 'deposit' end,
      c.issuer_tax_number, i.tax_number, d.mark
    from data.document_sendings s
    join data.purchases u on u.id = s.purchase_id
    join data.payments p on p.id = s.payment_id
    cross join data.constants c
    left join data.refunds r on r.id = s.refund_id
    left join data.invoice_details i on i.purchase_id = u.id
    left join data.tax_documents d on d.id = s.credits_id
    where s.id = (claimed.sending).id;
end $$;

grant execute on function api.claim_sending to app_worker;
