-- A mentee's order of a package that still awaits payment, or null: a scholarship takes its place.
create function rules.waiting_order(mentee_id integer, package_id integer)
returns data.purchases
language sql stable security definer set search_path = ''
as $$
  select u
  from data.purchases u
  where u.mentee_id = waiting_order.mentee_id and u.package_id = waiting_order.package_id
    and u.paid_at is null and u.cancelled_at is null
$$;
