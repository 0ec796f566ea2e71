-- Returns until when a mentee can withdraw from a purchase; null if not possible.
create function rules.withdraw_until(purchase data.purchases)
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select rules.end_of_local_day(rules.local_date(purchase.paid_at) + c.refund_days)
  from data.constants c
  where rules.refund_ground(purchase) = 'withdrawal' and rules.refund_obstacle(purchase) is null
$$;
