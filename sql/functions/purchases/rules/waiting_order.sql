-- Returns a mentee's unpaid order of a package, or null.
create function rules.waiting_order(mentee_id integer, package_id integer)
returns data.purchases
language sql stable security definer set search_path = ''
as $$
  select u
  from data.purchases u
  where u.mentee_id = waiting_order.mentee_id and u.package_id = waiting_order.package_id
    and u.paid_at is null and u.cancelled_at is null
$$;
