-- Returns why the award behind a purchase cannot be withdrawn, or null: award_used once a request was sent or money
-- was paid; card_payment_open.
create function rules.award_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when rules.award_used(purchase.id)
      or (purchase.paid_at is not null and purchase.price_cents > 0 and purchase.refunded_at is null) then 'award_used'
    when rules.card_payment_open(purchase.id) then 'card_payment_open'
  end
$$;

grant execute on function rules.award_obstacle to app_admin;
