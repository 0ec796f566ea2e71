-- R4, R5, R18, R21. Returns why a mentorship cannot start on a part, or null: payment_not_confirmed (the part is not in
-- the status `awaited`), claim_period_passed (not for a request that was sent in time), payment_disputed,
-- guardian_not_confirmed, coaching_not_completed.
create function rules.part_obstacle(part data.parts, awaited data.part_status)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when part.status <> awaited then 'payment_not_confirmed'
    when part.status = 'paid' and part.claim_until <= now() then 'claim_period_passed'
    when exists (select from data.purchases u where u.id = part.purchase_id and u.disputed_at is not null) then 'payment_disputed'
    when exists (select from data.purchases u where u.id = part.purchase_id and rules.lacks_guardian(u)) then 'guardian_not_confirmed'
    when not rules.coaching_completed(part) then 'coaching_not_completed'
  end
$$;
