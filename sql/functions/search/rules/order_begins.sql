-- Returns the `place` at which today's list of mentors begins (the cards form a circle). It changes every day, so
-- that no mentor is always first.
create function rules.order_begins()
returns integer
language sql stable security definer set search_path = ''
as $$
  select hashtext(rules.local_date()::text)
$$;
