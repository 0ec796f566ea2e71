-- R24. An administrator writes a price of a package with the day in Athens from which it holds, today or later. It
-- replaces the price of the same day, if there is one; `replaces` is that price's id on the page that the change was
-- decided on; the same written twice changes nothing. Orders that exist keep their price. The history keeps both. Returns the id of the price.
-- Locks the package.
-- Refuses: role_not_held, right_not_held, password_needed, package_not_found, price_out_of_bounds (5 € to 2000 €),
-- price_day_past, price_day_far (too far ahead), price_day_taken (by another price than `replaces`), price_unchanged.
create function api.set_package_price(
  package_id integer, price_cents integer, holds_from date, replaces integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  package data.packages;
  same_day integer;
  before integer;
  made integer;
begin
  perform rules.require_right_with_password('administrator');
  select k.* into package from data.packages k where k.id = set_package_price.package_id for no key update;
  if not found then
    perform rules.reject('package_not_found', 'packageId', 'MR404');
  elsif (set_package_price.price_cents between 500 and 200000) is not true then
    perform rules.reject('price_out_of_bounds', 'price', 'MR422');
  elsif (set_package_price.holds_from >= rules.local_date()) is not true then
    perform rules.reject('price_day_past', 'holdsFrom', 'MR422');
  elsif set_package_price.holds_from > rules.local_date() + (select make_interval(years => c.plan_years) from data.constants c) then
    perform rules.reject('price_day_far', 'holdsFrom', 'MR422');
  end if;
  select r.id into same_day from data.package_prices r
  where r.package_id = package.id and r.holds_from = set_package_price.holds_from and r.withdrawn_at is null;
  if same_day is distinct from replaces then
    if exists (select from data.package_prices r where r.id = same_day and r.price_cents = set_package_price.price_cents) then
      return same_day;
    end if;
    perform rules.reject('price_day_taken', 'holdsFrom');
  end if;
  before := rules.price_on(package, set_package_price.holds_from);
  if before = set_package_price.price_cents then
    perform rules.reject('price_unchanged', 'price');
  end if;
  update data.package_prices r set withdrawn_at = now() where r.id = same_day;
  insert into data.package_prices as r (package_id, holds_from, price_cents)
  values (package.id, set_package_price.holds_from, set_package_price.price_cents)
  returning r.id into made;
  perform rules.record('constants', 0, 'price_set', detail => jsonb_build_object('package', package.code,
    'holds_from', set_package_price.holds_from, 'price_cents', jsonb_build_array(before, set_package_price.price_cents)));
  return made;
end $$;

grant execute on function api.set_package_price to app_admin;
