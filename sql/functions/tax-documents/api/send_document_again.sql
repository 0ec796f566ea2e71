-- A treasurer has mended why AADE refused the tax documents of a purchase: they are made out anew, and sent. Their numbers
-- are given again, unless AADE has one from elsewhere.
-- Refuses: role_not_held, right_not_held, purchase_not_found, own_profile, nothing_refused.
create function api.send_document_again(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
begin
  perform rules.require_right('treasurer');
  purchase := rules.lock_purchase(purchase_id);
  perform rules.refuse_own_purchase(purchase.id);
  perform rules.end_sending(s) from data.document_sendings s where s.purchase_id = purchase.id and s.state = 'refused';
  if not found then
    perform rules.reject('nothing_refused');
  end if;
  perform rules.record('purchases', purchase.id, 'document_sent_again');
  perform pg_notify('documents', '');
end $$;

grant execute on function api.send_document_again to app_admin;
