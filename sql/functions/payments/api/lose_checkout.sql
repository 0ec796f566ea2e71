-- Expires a checkout whose Stripe session was never created. After 25 minutes Stripe no longer creates it under this
-- key, so nobody can pay it.
create function api.lose_checkout(idempotency_key text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.checkouts c set status = 'expired'
  where c.idempotency_key = lose_checkout.idempotency_key and c.stripe_session_id is null
    and c.created_at < now() - interval '25 minutes'
$$;

grant execute on function api.lose_checkout to app_webhook, app_worker;
