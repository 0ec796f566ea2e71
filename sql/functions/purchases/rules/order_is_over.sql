-- True for an unpaid order whose last day has passed and that is cancelled then, even before the job did it.
create function rules.order_is_over(purchase data.purchases)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.order_kept_until(purchase) < rules.local_date() and rules.order_lapses(purchase)
$$;
