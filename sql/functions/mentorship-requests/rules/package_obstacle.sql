-- R4, R5, R18, R21. Returns why no part of the mentee allows a request of this kind, or null: coaching_not_completed, guardian_needed,
-- guardian_not_confirmed, payment_disputed, payment_not_confirmed, claim_period_passed, no_coaching_package, no_package.
create function rules.package_obstacle(mentee_id integer, kind data.kind)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (rules.part_for_request(package_obstacle.mentee_id, package_obstacle.kind)).id is not null then null
    when bool_or(p.status = 'paid' and not rules.coaching_completed(p)) then 'coaching_not_completed'
    when bool_or(p.status = 'paid' and rules.lacks_guardian(u)) then max(rules.guardian_obstacle(u)) filter (where p.status = 'paid')
    when bool_or(p.status = 'paid' and u.disputed_at is not null) then 'payment_disputed'
    when bool_or(p.status = 'awaiting_payment') then 'payment_not_confirmed'
    when bool_or((p.status = 'paid' and p.claim_until <= now()) or p.closed_reason = 'expired') then 'claim_period_passed'
    when package_obstacle.kind = 'coaching' then 'no_coaching_package'
    else 'no_package'
  end
  from data.parts p join data.purchases u on u.id = p.purchase_id
  where p.mentee_id = package_obstacle.mentee_id and p.kind = package_obstacle.kind
$$;
