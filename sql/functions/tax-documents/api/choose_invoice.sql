-- A mentee says to whom the invoice of a purchase is made out, or with nothing filled in that a receipt is enough; until
-- the document exists.
-- Refuses: role_not_held, purchase_not_found, not_applicable, purchase_closed, document_exists, required,
-- too_long, tax_number_invalid.
create function api.choose_invoice(
  purchase_id integer, invoice_name text default null, tax_number text default null, invoice_address text default null,
  invoice_activity text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  purchase data.purchases := rules.lock_purchase(purchase_id);
  obstacle constant text := rules.invoice_obstacle(purchase);
begin
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif obstacle is not null then
    perform rules.reject(obstacle);
  end if;
  perform rules.store_invoice(purchase.id, invoice_name, tax_number, invoice_address, invoice_activity);
  perform rules.record('purchases', purchase.id,
    case when exists (select from data.invoice_details i where i.purchase_id = purchase.id) then 'invoice_asked' else 'receipt_asked' end);
end $$;

grant execute on function api.choose_invoice to app_member;
