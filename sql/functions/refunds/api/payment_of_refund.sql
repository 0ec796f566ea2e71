-- Returns Stripe's id of the card payment behind a failed refund, else null. The caller reads the payment's state
-- from Stripe before the team is told to send the money.
create function api.payment_of_refund(refund_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select p.external_ref
  from data.refunds r join data.payments p on p.id = r.payment_id
  where r.id = payment_of_refund.refund_id and p.method = 'card' and r.state = 'failed'
$$;

grant execute on function api.payment_of_refund to app_webhook;
