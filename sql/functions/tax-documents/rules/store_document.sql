-- Keeps a tax document of a payment or a refund and tells the buyer by mail. The caller has locked the purchase. Returns its id.
-- Refuses: mark_used, document_number_used.
create function rules.store_document(
  purchase_id integer, payment_id integer, refund_id integer, credits_id integer, kind text, series text, number integer, issued_on date,
  mark text, uid text, qr_url text, amount_cents integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  document_id integer;
  broken text;
begin
  begin
    insert into data.tax_documents as d (
      purchase_id, payment_id, refund_id, credits_id, kind, series, number, issued_on, mark, uid, qr_url, amount_cents, entered_by)
    values (purchase_id, payment_id, refund_id, credits_id, kind, series, number, issued_on, mark, uid, qr_url, amount_cents,
      rules.viewer_user_id())
    returning d.id into document_id;
  exception when unique_violation then
    get stacked diagnostics broken = constraint_name;
    if broken = 'tax_documents_mark_key' then
      perform rules.reject('mark_used', 'mark');
    end if;
    perform rules.reject('document_number_used', 'number');
  end;
  perform rules.record('purchases', purchase_id, 'document_entered');
  perform rules.mail_document(document_id, 'tax_document');
  return document_id;
end $$;
