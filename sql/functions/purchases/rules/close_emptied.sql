-- Closes a purchase of whose payment nothing is left that is not going back already, because the money went back
-- outside our refunds: it counts as refunded, its open parts are closed. A mentorship that runs on it is flagged, and its part is closed when it ends.
-- The caller holds the purchase's lock.
create function rules.close_emptied(purchase data.purchases, payment data.payments, reason text, external_ref text, said jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if payment.surplus or purchase.refunded_at is not null or rules.left_to_plan(payment) > 0 then
    return;
  elsif exists (select from data.parts p where p.purchase_id = purchase.id and p.status = 'running') then
    perform rules.raise_flag('refunded_while_running', external_ref, purchase.id, payment.id, said);
  end if;
  update data.purchases u set refunded_at = now() where u.id = purchase.id;
  perform rules.close_parts(purchase.id, 'refunded');
  perform rules.record('purchases', purchase.id, 'refunded', reason);
end $$;
