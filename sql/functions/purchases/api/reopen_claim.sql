-- R18. An admin reopens a part that expired (claim period or pause) or was closed by a stop, for another claim
-- period. Reopening coaching also reopens the mentoring parts closed with it; their claim period starts when the
-- coaching is completed. Returns the new end.
-- Refuses: role_not_held, right_not_held, part_not_found, own_profile, person_erased, not_expired, purchase_closed,
-- payment_disputed, coaching_not_completed.
-- Null: reason.
create function api.reopen_claim(part_id integer, reason text)
returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  part data.parts;
  purchase data.purchases;
begin
  perform rules.require_admin();
  select p.* into part from data.parts p where p.id = part_id;
  if not found then
    perform rules.reject('part_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(e.user_id) from data.mentees e where e.id = part.mentee_id;
  purchase := rules.lock_purchase(part.purchase_id);
  select p.* into part from data.parts p where p.id = part_id;
  if purchase.refunded_at is not null or purchase.cancelled_at is not null then
    perform rules.reject('purchase_closed');
  -- Expired by date, even before the job closed it.
  elsif (part.closed_reason in ('expired', 'cancelled') or part.status = 'paid' and part.claim_until <= now()) is not true then
    perform rules.reject('not_expired');
  elsif purchase.disputed_at is not null then
    perform rules.reject('payment_disputed');
  elsif not rules.coaching_completed(part) then
    perform rules.reject('coaching_not_completed');
  end if;
  update data.parts p
  set status = 'paid', closed_reason = null, closed_at = null,
    claim_until = case when p.id = part.id then rules.end_of_day_in(purchase.claim_months) end
  where p.id = part.id or (part.kind = 'coaching' and p.purchase_id = part.purchase_id and p.position > part.position
    and p.closed_reason in ('expired', 'cancelled'));
  perform rules.record('parts', part.id, 'reopened', reason);
  return rules.end_of_day_in(purchase.claim_months);
end $$;

grant execute on function api.reopen_claim to app_admin;
