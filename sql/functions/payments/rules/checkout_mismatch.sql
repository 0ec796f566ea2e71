-- Returns in what a paid Checkout Session differs from what was requested, or null.
create function rules.checkout_mismatch(checkout data.checkouts, purchase data.purchases, said jsonb)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when (said->>'livemode')::boolean is distinct from checkout.livemode then 'mode_mismatch'
    when said->>'kind' is distinct from 'payment' then 'kind_mismatch'
    when said->>'purchaseId' is distinct from checkout.purchase_id::text then 'purchase_mismatch'
    when upper(said->>'currency') is distinct from purchase.currency then 'currency_mismatch'
    when (said->>'cents')::bigint is distinct from checkout.amount_cents
      or checkout.amount_cents <> purchase.price_cents then 'amount_mismatch'
    when coalesce(said->>'paymentIntent', '') = '' then 'payment_mismatch'
  end
$$;
