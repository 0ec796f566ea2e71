-- The method under which money at the bank is booked: what the administrator says, otherwise what was ordered. All that is
-- not IRIS is a deposit.
create function rules.transfer_method(purchase data.purchases, said data.payment_method)
returns data.payment_method
language sql immutable set search_path = ''
as $$
  select (case coalesce(said, purchase.method) when 'iris' then 'iris' else 'deposit' end)::data.payment_method
$$;
