-- The cents of a tax document that no credit document has taken back: at most what all documents of its payment have left,
-- since a credit document may be over several (rules.credited_document).
create function rules.left_of_document(document data.tax_documents)
returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(least(
    document.amount_cents - coalesce(sum(d.amount_cents) filter (where d.credits_id = document.id), 0),
    sum(case when d.credits_id is null then d.amount_cents else -d.amount_cents end)), 0)::integer
  from data.tax_documents d
  where d.purchase_id = document.purchase_id and d.payment_id = document.payment_id
$$;
