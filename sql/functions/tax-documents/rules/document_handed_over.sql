-- True once a month with money of a tax document was closed after the document was entered: its copy is with the accountant.
create function rules.document_handed_over(document data.tax_documents)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.ledger_entries l
    left join data.refunds r on r.id = l.refund_id
    join data.closed_months m on m.month + interval '1 month' > l.booked_on and m.closed_at > document.entered_at
    where l.purchase_id = document.purchase_id and coalesce(l.payment_id, r.payment_id) = document.payment_id
      and l.refund_id is not distinct from document.refund_id)
$$;
