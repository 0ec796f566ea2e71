-- Whether a job ends what cannot be taken back: requests, pairs, claims, pauses, orders, sessions, accounts.
create function rules.ends_something(job text)
returns boolean
language sql immutable set search_path = ''
as $$
  select job in (
    'expire_requests', 'end_mentorships', 'expire_claims', 'lapse_orders', 'clean_up', 'retention')
$$;
