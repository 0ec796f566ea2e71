-- Returns card refunds that Stripe has not confirmed yet. With a Stripe refund id: ask Stripe for its state. Without:
-- send it, with a fixed idempotency key. Unsent refunds of disputed payments are left out, since Stripe refuses them.
-- Null: stripe_refund_id.
create function api.card_refunds_due()
returns table (refund_id integer, payment_intent text, amount_cents integer, idempotency_key text, stripe_refund_id text, requested_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select r.id, p.external_ref, r.amount_cents, 'refund-' || r.id || '-' || p.external_ref, r.external_ref, r.requested_at
  from data.refunds r join data.payments p on p.id = r.payment_id
  where r.state = 'sent' and p.method = 'card'
    and (r.external_ref is not null or not rules.payment_disputed(p.id))
  order by r.requested_at
$$;

grant execute on function api.card_refunds_due to app_worker;
