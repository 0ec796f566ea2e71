-- Stores the id of the Stripe Checkout Session created under this idempotency key. The first one is kept.
create function api.store_checkout_session(idempotency_key text, stripe_session_id text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.checkouts c set stripe_session_id = store_checkout_session.stripe_session_id
  where c.idempotency_key = store_checkout_session.idempotency_key and c.stripe_session_id is null
$$;

grant execute on function api.store_checkout_session to app_webhook, app_worker;
