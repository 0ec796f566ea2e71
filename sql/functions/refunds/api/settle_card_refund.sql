-- Records the state of a refund as Stripe reports it. A refund made in Stripe's dashboard is recorded too: a full one
-- closes the purchase, a partial one is flagged. Returns done, waiting, failed or unknown.
create function api.settle_card_refund(said jsonb)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
  purchase data.purchases;
  refund data.refunds;
begin
  select p.* into payment from data.payments p where p.external_ref = said->>'paymentIntent' and p.method = 'card';
  if not found then
    return 'unknown';
  end if;
  purchase := rules.lock_purchase(payment.purchase_id);
  select r.* into refund from data.refunds r
  where r.payment_id = payment.id and (r.stripe_ref = said->>'stripeRefundId' or r.id::text = said->>'refundId')
  order by r.stripe_ref = said->>'stripeRefundId' desc nulls last limit 1 for no key update;
  -- A refund that went another way, mostly by bank transfer: an old or failed report changes nothing, but what Stripe
  -- sent, too, is a refund of its own.
  if refund.external_ref <> said->>'stripeRefundId' and (said->>'state' = 'failed' or refund.stripe_ref = said->>'stripeRefundId') then
    return refund.state;
  elsif refund.id is null or refund.external_ref <> said->>'stripeRefundId' then
    refund := rules.take_provider_refund(purchase, payment, said);
  elsif refund.state = 'sent' then
    -- The amount at Stripe counts, even if our amount was reduced meanwhile.
    update data.refunds r set amount_cents = coalesce((said->>'cents')::integer, r.amount_cents)
    where r.id = refund.id returning r.* into refund;
  end if;
  if said->>'state' in ('succeeded', 'failed') then
    perform rules.finish_refund(refund, said->>'state' = 'succeeded', said->>'stripeRefundId', rules.stripe_day(said));
  else
    update data.refunds r set external_ref = said->>'stripeRefundId', stripe_ref = said->>'stripeRefundId'
    where r.id = refund.id and r.state = 'sent';
  end if;
  perform rules.cut_refunds(payment);
  return case said->>'state' when 'succeeded' then 'done' when 'failed' then 'failed' else 'waiting' end;
end $$;

grant execute on function api.settle_card_refund to app_webhook, app_worker;
