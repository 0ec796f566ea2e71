-- Why the mentee can no longer choose between receipt and invoice for a purchase, or null. A document that was
-- taken back counts no more.
create function rules.invoice_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when purchase.price_cents = 0 then 'not_applicable'
    when purchase.cancelled_at is not null and purchase.paid_at is null then 'purchase_closed'
    when exists (select from data.tax_documents d where d.purchase_id = purchase.id)
      and not exists (select from rules.undocumented(purchase.id) w where not w.credit) then 'document_exists'
  end
$$;
