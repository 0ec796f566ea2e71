-- Inserts the next checkout of an order: the request to Stripe, in the mentee's language, valid for one hour. For a minor
-- whoever pays, she or her guardian, writes an address there, and comes back to her own page.
create function rules.create_checkout(purchase data.purchases, livemode boolean)
returns void
language sql volatile security definer set search_path = ''
as $$
  insert into data.checkouts (purchase_id, attempt, idempotency_key, amount_cents, livemode, expires_at, asked)
  select purchase.id, next.attempt, 'checkout-' || purchase.reference || '-' || next.attempt, purchase.price_cents, livemode,
    next.expires_at, jsonb_strip_nulls(jsonb_build_object(
      'purchaseId', purchase.id, 'attempt', next.attempt, 'reference', purchase.reference,
      'name', k.names->>(w.locale::text), 'cents', purchase.price_cents, 'currency', lower(purchase.currency),
      'email', case when not minor.is_one then w.email end, 'guardian', nullif(minor.is_one, false), 'locale', w.locale,
      'expiresAt', extract(epoch from next.expires_at)::integer))
  from (
    select coalesce(max(c.attempt), 0) + 1 as attempt, date_trunc('second', now()) + interval '1 hour' as expires_at
    from data.checkouts c where c.purchase_id = purchase.id) as next,
    data.packages k, data.mentees e join data.users w on w.id = e.user_id
  cross join lateral (select rules.needs_guardian(e.id) as is_one) minor
  where k.id = purchase.package_id and e.id = purchase.mentee_id
$$;
