-- R24. A package for sale, with its parts and the price and the VAT that hold today.
-- Null: vat_ground.
-- Type code: 'three_months' | 'six_months' | 'two_in_one'.
-- Type names: Record<string, string>.
-- Type parts: { position: number; kind: 'mentoring' | 'coaching'; durationMonths: number; minimumSessions: number }[].
create view api.packages with (security_invoker = true) as
select p.id, p.code, p.position, p.names, rules.price_today(p) as price_cents, v.percent as vat_percent, v.ground as vat_ground, p.currency::text as currency,
  p.duration_months, p.minimum_sessions,
  (select jsonb_agg(jsonb_build_object('position', t.position, 'kind', t.kind, 'durationMonths', t.duration_months,
      'minimumSessions', t.minimum_sessions) order by t.position)
    from data.package_parts t where t.package_code = p.code) as parts
from data.packages p
cross join rules.vat_today() v;

grant select on api.packages to app_visitor, app_member, app_admin;
