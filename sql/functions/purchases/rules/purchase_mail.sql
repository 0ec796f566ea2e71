-- Returns the content of mails about a purchase: package, amount, reference, bank account, the tax number for IRIS, the express request to
-- begin, what came of the price while it waits for the rest, the last day of an order that will lapse, and of a paid one the mentor chosen before.
create function rules.purchase_mail(purchase_id integer)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'purchaseId', u.id, 'packageId', u.package_id, 'package', k.names, 'cents', u.price_cents, 'currency', u.currency,
    'vatPercent', u.vat_percent, 'reference', u.reference,
    'bankName', c.bank_name, 'accountHolder', c.bank_account_holder, 'iban', c.bank_iban)
    || jsonb_strip_nulls(jsonb_build_object('vatGround', u.vat_ground, 'irisTaxNumber', nullif(c.iris_tax_number, ''),
      'beginRequestedAt', u.begin_requested_at, 'termsVersion', u.terms_version,
      'receivedCents', case when u.paid_at is null then (rules.part_payment(u.id)).amount_cents end,
      'wantedMentorId', case when u.paid_at is not null then u.wanted_mentor_id end))
    || case when rules.order_lapses(u) then jsonb_build_object('keptUntil', rules.order_kept_until(u))
      else '{}' end
  from data.constants c, data.purchases u
  join data.packages k on k.id = u.package_id
  where u.id = purchase_mail.purchase_id
$$;
