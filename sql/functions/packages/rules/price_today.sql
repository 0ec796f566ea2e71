-- R24. Returns the price of a package in cents that holds today; what is coming only administrators read.
create function rules.price_today(package data.packages)
returns integer
language sql stable security definer set search_path = ''
as $$
  select rules.price_on(package, rules.local_date())
$$;

grant execute on function rules.price_today to app_visitor, app_member, app_admin;
