-- R20. When the right to withdraw from a purchase ends: after the days promised with the order, with a working day. They
-- count from the day on which the payment was told to her, whatever the bank’s. Null for an unpaid one.
create function rules.withdrawal_ends(purchase data.purchases)
returns timestamptz
language sql stable set search_path = ''
as $$
  select rules.end_of_local_day(rules.next_working_day(rules.local_date(purchase.paid_at) + purchase.refund_days))
$$;
