-- Returns open checkouts to check with Stripe: those older than ten minutes, and at once those whose order cannot be paid by
-- card any more: it is paid or cancelled, or its guardian took the consent back (`to_end`: tell Stripe to expire the session, unless money is on its way).
-- Null: stripe_session_id.
-- Type asked: Rows['open_checkout']['asked'].
create function api.checkouts_due()
returns table (idempotency_key text, stripe_session_id text, asked jsonb, to_end boolean)
language sql stable security definer set search_path = ''
as $$
  select c.idempotency_key, c.stripe_session_id, c.asked, c.status = 'open' and ending.now
  from data.checkouts c join data.purchases u on u.id = c.purchase_id
  cross join lateral (
    select u.paid_at is not null or u.cancelled_at is not null or rules.lacks_guardian(u) as now) ending
  where c.status in ('open', 'processing') and (c.created_at < now() - interval '10 minutes' or ending.now)
  order by c.created_at
$$;

grant execute on function api.checkouts_due to app_worker;
