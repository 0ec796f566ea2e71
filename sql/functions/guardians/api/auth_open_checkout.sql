-- R21. The guardian who has confirmed an order starts to pay it by card, with the token of the mailed link: the same card
-- payment as the mentee's, so that nobody pays twice.
-- Refuses: what rules.lock_order_to_pay refuses, what rules.open_checkout refuses.
-- Rows: one.
-- Null: stripe_session_id.
-- Type asked: Rows['open_checkout']['asked'].
create function api.auth_open_checkout(token text, livemode boolean)
returns table (idempotency_key text, stripe_session_id text, asked jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase constant data.purchases := rules.lock_order_to_pay(token);
begin
  return query select o.* from rules.open_checkout(purchase, livemode) o;
end $$;

grant execute on function api.auth_open_checkout to app_auth;
