-- Ends a checkout whose session Stripe never named and whose key no longer brings it: nobody can pay it.
create function api.lose_checkout(idempotency_key text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.checkouts c set status = 'expired'
  where c.idempotency_key = lose_checkout.idempotency_key and c.stripe_session_id is null
    and c.created_at < now() - interval '23 hours'
$$;

grant execute on function api.lose_checkout to app_worker;
