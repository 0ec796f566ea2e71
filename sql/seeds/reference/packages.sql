-- The packages for sale and their parts. Prices include VAT; the terms and the checkout print these rows.
insert into data.packages
  (code, position, price_cents, vat_percent, currency, duration_months, minimum_sessions, names)
select code, position, price_cents, 24, 'EUR', duration_months, minimum_sessions,
  jsonb_build_object('gr', gr, 'en', en, 'de', de, 'fr', fr, 'pt', pt)
from (
  values
    ('three_months', 1, 6200, 3, 3, 'Mentoring 3 μηνών', '3-month mentoring', '3 Monate Mentoring',
      'Mentorat de 3 mois', 'Mentoria de 3 meses'),
    ('six_months', 2, 8700, 6, 6, 'Mentoring 6 μηνών', '6-month mentoring', '6 Monate Mentoring',
      'Mentorat de 6 mois', 'Mentoria de 6 meses'),
    ('two_in_one', 3, 27300, 8, 10, 'Coaching και Mentoring 2 σε 1', 'Coaching and mentoring 2-in-1',
      'Coaching und Mentoring 2 in 1', 'Coaching et mentorat 2 en 1', 'Coaching e mentoria 2 em 1')
) as listed (code, position, price_cents, duration_months, minimum_sessions, gr, en, de, fr, pt)
on conflict (code) do update
  set position = excluded.position, price_cents = excluded.price_cents,
    vat_percent = excluded.vat_percent, currency = excluded.currency,
    duration_months = excluded.duration_months, minimum_sessions = excluded.minimum_sessions,
    names = excluded.names;

insert into data.package_parts (package_code, position, kind, duration_months, minimum_sessions)
values
  ('three_months', 1, 'mentoring', 3, 3),
  ('six_months', 1, 'mentoring', 6, 6),
  ('two_in_one', 1, 'coaching', 2, 4),
  ('two_in_one', 2, 'mentoring', 3, 3),
  ('two_in_one', 3, 'mentoring', 3, 3)
on conflict (package_code, position) do update
  set kind = excluded.kind, duration_months = excluded.duration_months,
    minimum_sessions = excluded.minimum_sessions;
