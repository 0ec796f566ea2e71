-- For administrators: the prices of each package, the newest day first, with the one before the first written price,
-- which has neither id nor day. Prices that were withdrawn are not among them.
-- Null: id, holds_from.
-- Type names: Record<string, string>.
-- Type state: 'past' | 'now' | 'coming'.
create function api.package_prices()
returns table (
  package_id integer, names jsonb, currency text, id integer, holds_from date, price_cents integer, state text)
language sql stable security definer set search_path = ''
as $$
  select k.id, k.names, k.currency::text, d.id, d.holds_from, d.price_cents,
    case
      when d.holds_from > rules.local_date() then 'coming'
      when d.holds_from is not distinct from (
        select max(r.holds_from) from data.package_prices r
        where r.package_id = k.id and r.withdrawn_at is null and r.holds_from <= rules.local_date()) then 'now'
      else 'past'
    end
  from data.packages k
  cross join lateral (
    select r.id, r.holds_from, r.price_cents::integer as price_cents from data.package_prices r
    where r.package_id = k.id and r.withdrawn_at is null
    union all
    select null, null, k.price_cents::integer) d
  where rules.viewer_has_right('administrator')
  order by k.position, d.holds_from desc nulls last
$$;

grant execute on function api.package_prices to app_admin;
