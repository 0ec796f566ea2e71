-- R24. Returns the price of a package in cents that holds on a day in Athens.
create function rules.price_on(package data.packages, day date)
returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select r.price_cents::integer from data.package_prices r
      where r.package_id = package.id and r.withdrawn_at is null and r.holds_from <= day
      order by r.holds_from desc limit 1),
    package.price_cents::integer)
$$;
