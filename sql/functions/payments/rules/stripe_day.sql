-- R24. The day in Athens of what Stripe says, from its clock in seconds; today where it says none. Its clock may be ahead of
-- ours, but no money has a day to come.
create function rules.stripe_day(said jsonb)
returns date
language sql stable security definer set search_path = ''
as $$
  select least(rules.local_date(), rules.local_date(to_timestamp((said->>'at')::bigint)))
$$;
