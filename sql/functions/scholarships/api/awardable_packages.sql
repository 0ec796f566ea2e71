-- R26. For admins: the packages that a scholarship of this kind can give a mentee, in display order, with list price,
-- reduced price, and the unpaid order that the award would replace.
-- Null: order_id, order_reference.
-- Type names: Record<string, string>.
create function api.awardable_packages(kind text, mentee_id integer)
returns table (
  id integer, names jsonb, list_price_cents integer, price_cents integer, currency text, order_id integer,
  order_reference text)
language sql stable security definer set search_path = ''
as $$
  select k.id, k.names, k.price_cents::integer, rules.award_price(awardable_packages.kind, k.price_cents), k.currency::text,
    o.id, o.reference
  from data.packages p
  cross join lateral rules.awarded_package(awardable_packages.kind, p.id) k
  left join lateral rules.waiting_order(awardable_packages.mentee_id, k.id) o on true
  where rules.viewer_has_right('treasurer') and k.id = p.id
  order by k.position
$$;

grant execute on function api.awardable_packages to app_admin;
