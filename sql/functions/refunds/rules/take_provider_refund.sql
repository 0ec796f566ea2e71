-- Records a refund made at Stripe without us. If nothing is left of the payment that is not going back already, the purchase is closed
-- (rules.close_emptied); a partial refund is flagged only. Returns the refund.
create function rules.take_provider_refund(purchase data.purchases, payment data.payments, said jsonb)
returns data.refunds
language plpgsql volatile security definer set search_path = ''
as $$
declare
  refund data.refunds;
begin
  insert into data.refunds as r (payment_id, purchase_id, amount_cents, ground, external_ref, stripe_ref)
  values (payment.id, purchase.id, (said->>'cents')::integer, 'provider', said->>'stripeRefundId', said->>'stripeRefundId')
  returning r.* into refund;
  if said->>'state' = 'failed' then
    return refund;
  elsif not payment.surplus and purchase.refunded_at is null and rules.left_to_plan(payment) > 0 then
    perform rules.raise_flag('refunded_in_part', refund.external_ref, purchase.id, payment.id, said);
  end if;
  perform rules.close_emptied(purchase, payment, 'provider', refund.external_ref, said);
  return refund;
end $$;
