-- Cancels an order and closes its open parts. What deposits had brought of its price is flagged, to be refunded; the worker
-- ends an open card payment (api.checkouts_due). The caller holds the mentee's lock.
create function rules.cancel_order(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.close_parts(cancel_order.purchase_id, 'cancelled');
  update data.purchases u set cancelled_at = now() where u.id = cancel_order.purchase_id;
  perform rules.record('purchases', cancel_order.purchase_id, 'cancelled');
  perform rules.flag_part(cancel_order.purchase_id, 'paid_in_part');
  perform pg_notify('payments', '');
end $$;
