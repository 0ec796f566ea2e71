-- Returns what the long texts print today: the constants and the packages with their prices.
create function rules.document_facts()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('constants', to_jsonb(c), 'packages', (
    select jsonb_agg(jsonb_build_object('code', p.code, 'price_cents', p.price_cents, 'currency', p.currency,
      'vat_percent', p.vat_percent, 'vat_ground', p.vat_ground, 'duration_months', p.duration_months, 'minimum_sessions', p.minimum_sessions,
      'parts', p.parts) order by p.position) from api.packages p))
  from api.constants c
$$;
