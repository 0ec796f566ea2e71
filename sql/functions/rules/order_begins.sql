-- Where among the places of the cards the day's list of mentors begins; from there it goes round. Each day elsewhere,
-- so that nobody stands first for good.
create function rules.order_begins()
returns integer
language sql stable security definer set search_path = ''
as $$
  select hashtext(rules.local_date()::text)
$$;
