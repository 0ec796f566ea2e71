-- The packages a kind of scholarship may give a mentee, in the order they are shown: the price, hers, and her order
-- of it that an award would take the place of. R24, R26.
-- Null: order_id, order_reference.
-- Type names: Record<string, string>.
create function api.awardable_packages(kind text, mentee_id integer)
returns table (
  id integer, names jsonb, list_price_cents integer, price_cents integer, currency text, order_id integer,
  order_reference text)
language sql stable security definer set search_path = ''
as $$
  select k.id, k.names, k.price_cents, rules.award_price(awardable_packages.kind, k.price_cents), k.currency, u.id,
    u.reference
  from data.packages k
  left join data.purchases u on u.mentee_id = awardable_packages.mentee_id and u.package_id = k.id
    and u.paid_at is null and u.cancelled_at is null
  where (awardable_packages.kind = 'partial_50' or k.code = 'three_months') and (select rules.viewer_is_admin())
  order by k.position
$$;

grant execute on function api.awardable_packages to app_admin;
