-- Returns until when a mentee can withdraw from a purchase; null if not possible.
create function rules.withdraw_until(purchase data.purchases)
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select w.until from rules.withdrawal(purchase) w where w.obstacle is null
$$;
