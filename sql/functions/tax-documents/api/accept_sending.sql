-- The worker says under which MARK AADE has a tax document: it is entered as one by hand would be, and the buyer is told.
-- Nothing happens if the team has entered another one meanwhile.
-- Refuses: mark_invalid, uid_invalid, qr_url_invalid, mark_used, document_number_used.
create function api.accept_sending(sending_id integer, mark text, uid text, qr_url text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  sending data.document_sendings;
begin
  perform rules.lock_purchase(s.purchase_id) from data.document_sendings s where s.id = sending_id;
  select s.* into sending from data.document_sendings s where s.id = sending_id and s.state <> 'given_up';
  if not found then
    return;
  end if;
  perform rules.check_document(sending.issued_on, sending.kind, sending.series, sending.number, sending.issued_on, mark, uid, qr_url,
    sending.amount_cents);
  perform rules.keep_document(sending.purchase_id, sending.payment_id, sending.refund_id, sending.credits_id, sending.kind,
    sending.series, sending.number, sending.issued_on, mark, uid, qr_url, sending.amount_cents);
end $$;

grant execute on function api.accept_sending to app_worker;
