-- Returns open checkouts to check with Stripe: those older than ten minutes, and at once those whose order is already
-- paid or cancelled (`to_end`: tell Stripe to expire the session).
-- Null: stripe_session_id.
-- Type asked: Rows['open_checkout']['asked'].
create function api.checkouts_due()
returns table (idempotency_key text, stripe_session_id text, asked jsonb, to_end boolean)
language sql stable security definer set search_path = ''
as $$
  select c.idempotency_key, c.stripe_session_id, c.asked, u.paid_at is not null or u.cancelled_at is not null
  from data.checkouts c join data.purchases u on u.id = c.purchase_id
  where c.status in ('open', 'processing')
    and (c.created_at < now() - interval '10 minutes' or u.paid_at is not null or u.cancelled_at is not null)
  order by c.created_at
$$;

grant execute on function api.checkouts_due to app_worker;
