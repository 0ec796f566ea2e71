-- What an order that waits for its deposit misses of its price.
create function rules.missing_cents(purchase data.purchases)
returns integer
language sql stable security definer set search_path = ''
as $$
  select purchase.price_cents::integer - coalesce((rules.part_payment(purchase.id)).amount_cents::integer, 0)
$$;
