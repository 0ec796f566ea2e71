-- For administrators: the VAT rates, the newest day first, with the one before the first written rate, which has neither
-- id nor day. Rates that were withdrawn are not among them.
-- Null: id, holds_from, ground.
-- Type state: 'past' | 'now' | 'coming'.
create function api.vat_rates()
returns table (id integer, holds_from date, percent integer, ground text, state text)
language sql stable security definer set search_path = ''
as $$
  select d.id, d.holds_from, d.percent, d.ground,
    case
      when d.holds_from > rules.local_date() then 'coming'
      when d.holds_from is not distinct from (
        select max(r.holds_from) from data.vat_rates r where r.withdrawn_at is null and r.holds_from <= rules.local_date()) then 'now'
      else 'past'
    end
  from (
    select r.id, r.holds_from, r.percent, r.ground from data.vat_rates r where r.withdrawn_at is null
    union all
    (select null, null, k.vat_percent, null from data.packages k order by k.position limit 1)) d
  where rules.viewer_has_right('administrator')
  order by d.holds_from desc nulls last
$$;

grant execute on function api.vat_rates to app_admin;
