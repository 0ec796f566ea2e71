-- Returns the status of the viewing mentee's newest checkout of an order, with its Stripe session; no row if there is
-- none.
-- Null: stripe_session_id.
-- Type status: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'flagged'.
-- Rows: one or none.
create function api.own_checkout(purchase_id integer)
returns table (stripe_session_id text, idempotency_key text, status text)
language sql stable security definer set search_path = ''
as $$
  select c.stripe_session_id, c.idempotency_key, c.status
  from data.checkouts c join data.purchases u on u.id = c.purchase_id
  where u.id = own_checkout.purchase_id and u.mentee_id = rules.viewer_mentee_id()
  order by c.attempt desc
  limit 1
$$;

grant execute on function api.own_checkout to app_member;
