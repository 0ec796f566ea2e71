-- Records the state of a Checkout Session as Stripe reports it. Idempotent, and calls may come in any order. Paid
-- counts only if amount, currency, order, type and mode match the request; otherwise the payment is flagged. A
-- payment for an order already paid or closed is recorded as surplus to refund. Returns the checkout's status: open,
-- processing, paid, failed, expired, flagged, or unknown.
-- Type result: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'flagged' | 'unknown'.
create function api.settle_checkout(said jsonb)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
  checkout data.checkouts;
  problem text;
begin
  select c.* into checkout from data.checkouts c
  where c.stripe_session_id = said->>'sessionId'
    or c.idempotency_key = said->>'idempotencyKey' and c.stripe_session_id is null
  order by c.stripe_session_id nulls last limit 1;
  if not found then
    if said->>'state' = 'paid' then
      perform rules.raise_flag('unknown_payment', said->>'sessionId', detail => said);
    end if;
    return 'unknown';
  end if;
  purchase := rules.lock_purchase(checkout.purchase_id);
  perform api.store_checkout_session(checkout.idempotency_key, said->>'sessionId');
  select c.* into checkout from data.checkouts c where c.id = checkout.id for no key update;
  -- An ended checkout may still become paid, but a report of open or processing is older than its end.
  if checkout.status in ('paid', 'flagged') or checkout.status = said->>'state'
    or checkout.status in ('expired', 'failed') and said->>'state' in ('open', 'processing') then
    return checkout.status;
  end if;

  problem := case when said->>'state' = 'paid' then rules.checkout_mismatch(checkout, purchase, said) end;
  update data.checkouts c set status = case when problem is null then said->>'state' else 'flagged' end
  where c.id = checkout.id returning c.* into checkout;
  if problem is not null then
    perform rules.raise_flag(problem, said->>'sessionId', purchase.id, detail => said);
  elsif checkout.status = 'paid' then
    perform rules.take_card_payment(purchase, said->>'paymentIntent', rules.stripe_day(said));
  elsif checkout.status = 'failed' and purchase.paid_at is null then
    perform rules.queue_mail('payment_failed:' || checkout.id, 'payment_failed', e.user_id, rules.purchase_mail(purchase.id))
    from data.mentees e where e.id = purchase.mentee_id;
  end if;
  return checkout.status;
end $$;

grant execute on function api.settle_checkout to app_webhook, app_worker;
