-- Returns the last day, in Athens, on which an unpaid order is kept.
create function rules.order_kept_until(purchased_at timestamptz)
returns date
language sql stable security definer set search_path = ''
as $$
  select rules.local_date(purchased_at) + c.order_days from data.constants c
$$;
