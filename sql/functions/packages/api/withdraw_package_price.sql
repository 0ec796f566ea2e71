-- R24. An administrator withdraws a price before the day from which it holds. Withdrawing it again changes nothing.
-- Written into the history.
-- Locks the price.
-- Refuses: role_not_held, right_not_held, password_needed, price_not_found, price_holds_already.
create function api.withdraw_package_price(price_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  price data.package_prices;
begin
  perform rules.require_right_with_password('administrator');
  select r.* into price from data.package_prices r where r.id = withdraw_package_price.price_id for no key update;
  if not found then
    perform rules.reject('price_not_found', kind => 'MR404');
  elsif price.withdrawn_at is not null then
    return;
  elsif price.holds_from <= rules.local_date() then
    perform rules.reject('price_holds_already');
  end if;
  update data.package_prices r set withdrawn_at = now() where r.id = price.id;
  perform rules.record('constants', 0, 'price_withdrawn', detail => (
    select jsonb_build_object('package', k.code, 'holds_from', price.holds_from, 'price_cents', price.price_cents)
    from data.packages k where k.id = price.package_id));
end $$;

grant execute on function api.withdraw_package_price to app_admin;
