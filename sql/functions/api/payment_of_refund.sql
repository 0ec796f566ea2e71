-- Stripe's name for the card payment that a refund gives back, while the refund was not carried out: what became of
-- the payment is read before anybody is told to send it. Null for all others.
create function api.payment_of_refund(refund_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select p.external_ref
  from data.refunds r join data.payments p on p.id = r.payment_id
  where r.id = payment_of_refund.refund_id and p.method = 'card' and r.state = 'failed'
$$;

grant execute on function api.payment_of_refund to app_webhook;
