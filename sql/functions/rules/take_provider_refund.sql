-- Records money that went back outside our refunds: a refund made at Stripe, or a lost dispute. If nothing is left of
-- the payment that is not going back already, the purchase counts as refunded and its open parts are closed; a mentorship that runs on it is
-- flagged, and its part is closed when it ends. A partial refund is flagged only. Returns the refund.
create function rules.take_provider_refund(purchase data.purchases, payment data.payments, said jsonb)
returns data.refunds
language plpgsql volatile security definer set search_path = ''
as $$
declare
  refund data.refunds;
begin
  insert into data.refunds as r (payment_id, purchase_id, amount_cents, ground, external_ref, stripe_ref)
  values (payment.id, purchase.id, (said->>'cents')::integer, coalesce(said->>'ground', 'provider'), said->>'stripeRefundId',
    said->>'stripeRefundId')
  returning r.* into refund;
  if payment.surplus or purchase.refunded_at is not null or said->>'state' = 'failed' then
    return refund;
  elsif rules.refundable_cents(payment) > 0 then
    perform rules.raise_flag('refunded_in_part', refund.external_ref, purchase.id, payment.id, said);
    return refund;
  elsif exists (select from data.parts p where p.purchase_id = purchase.id and p.status = 'running') then
    perform rules.raise_flag('refunded_while_running', refund.external_ref, purchase.id, payment.id, said);
  end if;
  update data.purchases u set refunded_at = now() where u.id = purchase.id;
  perform rules.close_parts(purchase.id, 'refunded');
  perform rules.record('purchases', purchase.id, 'refunded', refund.ground);
  return refund;
end $$;
