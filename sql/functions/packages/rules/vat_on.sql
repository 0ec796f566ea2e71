-- R24. Returns the VAT that holds on a day in Athens, in percent, with the ground of 0 %.
create function rules.vat_on(day date)
returns table (percent integer, ground text)
language sql stable security definer set search_path = ''
as $$
  select coalesce(r.percent, k.vat_percent), r.ground
  from (select k.vat_percent from data.packages k order by k.position limit 1) k
  left join lateral (
    select r.percent, r.ground from data.vat_rates r
    where r.withdrawn_at is null and r.holds_from <= day order by r.holds_from desc limit 1) r on true
$$;
