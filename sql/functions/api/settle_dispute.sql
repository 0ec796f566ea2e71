-- Writes down what Stripe says of a contested payment: while it is contested nothing new begins on what was bought;
-- won, all is as before; lost, the money went back and what is open is closed. Administrators are told each time.
create function api.settle_dispute(said jsonb)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
  purchase data.purchases;
begin
  select p.* into payment from data.payments p where p.external_ref = said->>'paymentIntent' and p.method = 'card';
  if not found then
    return 'unknown';
  end if;
  purchase := rules.lock_purchase(payment.purchase_id);
  perform rules.raise_flag('disputed', said->>'disputeId', purchase.id, payment.id, said);
  if said->>'state' = 'lost' then
    perform rules.raise_flag('dispute_lost', said->>'disputeId', purchase.id, payment.id, said);
    perform api.settle_card_refund(jsonb_build_object(
      'paymentIntent', payment.external_ref, 'stripeRefundId', said->>'disputeId', 'state', 'succeeded', 'ground', 'dispute',
      'cents', least((said->>'cents')::integer, rules.refundable_cents(payment))))
    where rules.refundable_cents(payment) > 0;
  end if;
  update data.purchases u
  set disputed_at = case when said->>'state' = 'open' then coalesce(u.disputed_at, now()) end
  where u.id = purchase.id and not payment.surplus;
  return said->>'state';
end $$;

grant execute on function api.settle_dispute to app_webhook, app_worker;
