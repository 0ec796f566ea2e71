-- The cents of a tax document that no credit document has taken back.
create function rules.left_of_document(document data.tax_documents)
returns integer
language sql stable security definer set search_path = ''
as $$
  select document.amount_cents - coalesce((
    select sum(c.amount_cents) from data.tax_documents c
    where c.purchase_id = document.purchase_id and c.credits_id = document.id), 0)::integer
$$;
