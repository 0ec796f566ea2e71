-- Returns the last day, in Athens, on which an unpaid order is kept. The days count anew from the guardian's answer, and from a
-- confirmation that was taken back.
create function rules.order_kept_until(purchase data.purchases)
returns date
language sql stable security definer set search_path = ''
as $$
  select rules.local_date(greatest(purchase.purchased_at, purchase.guardian_consented_at, purchase.waits_since)) + c.order_days from data.constants c
$$;
