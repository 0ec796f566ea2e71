-- Keeps to whom the invoice of a purchase is made out, in place of what was there; with nothing filled in it gets a retail
-- receipt.
-- Refuses: required, too_long, tax_number_invalid.
create function rules.store_invoice(purchase_id integer, invoice_name text, tax_number text, invoice_address text, invoice_activity text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  tidy constant text := rules.tidy_tax_number(coalesce(tax_number, ''));
  given record;
begin
  if concat(trim(invoice_name), tidy, trim(invoice_address), trim(invoice_activity)) = '' then
    delete from data.invoice_details i where i.purchase_id = store_invoice.purchase_id;
    return;
  end if;
  for given in
    select * from (values ('invoiceName', invoice_name, 160), ('taxNumber', tidy, 60), ('invoiceAddress', invoice_address, 200),
      ('invoiceActivity', invoice_activity, 160)) as each (field, text, longest)
  loop
    if coalesce(trim(given.text), '') = '' then
      perform rules.reject('required', given.field, 'MR422');
    elsif length(trim(given.text)) > given.longest then
      perform rules.reject('too_long', given.field, 'MR422');
    end if;
  end loop;
  if not rules.tax_number_fits(tidy) then
    perform rules.reject('tax_number_invalid', 'taxNumber', 'MR422');
  end if;
  insert into data.invoice_details as i (purchase_id, name, tax_number, address, activity)
  values (purchase_id, trim(invoice_name), tidy, trim(invoice_address), trim(invoice_activity))
  on conflict on constraint invoice_details_pkey do update
  set name = excluded.name, tax_number = excluded.tax_number, address = excluded.address, activity = excluded.activity,
    given_at = now();
end $$;
