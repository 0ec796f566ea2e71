-- Returns why no part of the payment of a purchase can be given back now, or null: no_refund_ground (unpaid or free),
-- payment_disputed, already_refunded (nothing is left).
create function rules.goodwill_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when purchase.paid_at is null or purchase.price_cents = 0 then 'no_refund_ground'
    when purchase.disputed_at is not null then 'payment_disputed'
    when rules.left_to_plan(rules.counted_payment(purchase.id)) <= 0 then 'already_refunded'
  end
$$;

grant execute on function rules.goodwill_obstacle to app_admin;
