-- The document of a purchase that a credit document follows: of its kind, and of which just so much is left; otherwise the
-- oldest of which more is left. A refund of what several documents of its payment have left follows the oldest of them.
-- Refuses: document_missing, document_amount, credit_kind, document_too_early.
create function rules.credited_document(purchase_id integer, kind text, issued_on date, amount_cents integer)
returns data.tax_documents
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_one data.tax_documents;
begin
  select d.* into found_one from data.tax_documents d
  cross join lateral (select rules.left_of_document(d) as here, (
    select sum(case when o.credits_id is null then o.amount_cents else -o.amount_cents end) from data.tax_documents o
    where o.purchase_id = d.purchase_id and o.payment_id = d.payment_id) as together) as has
  where d.purchase_id = credited_document.purchase_id and d.credits_id is null and has.here > 0
    and credited_document.amount_cents <= has.together
  order by credited_document.kind = d.kind || '_credit' desc, has.here = credited_document.amount_cents desc,
    has.here > credited_document.amount_cents desc, d.id
  limit 1;
  if found_one.id is null then
    if exists (select from data.tax_documents d where d.purchase_id = credited_document.purchase_id) then
      perform rules.reject('document_amount', 'amount');
    end if;
    perform rules.reject('document_missing', 'amount');
  elsif kind <> found_one.kind || '_credit' then
    perform rules.reject('credit_kind', 'kind');
  elsif issued_on < found_one.issued_on then
    perform rules.reject('document_too_early', 'issuedOn', 'MR422');
  end if;
  return found_one;
end $$;
