-- R18. A part of a paid purchase that expired (claim period or pause) or was closed by a stop; an admin can reopen
-- it.
-- Type reason: 'expired' | 'cancelled'.
create view api.closed_claims with (security_invoker = true) as
select p.id as part_id, p.purchase_id, p.position, p.kind, p.closed_reason as reason, p.closed_at,
  -- Reopening coaching also reopens the mentoring parts closed with it.
  p.kind = 'coaching' and exists (
    select from data.parts o
    where o.purchase_id = p.purchase_id and o.position > p.position and o.closed_reason in ('expired', 'cancelled')) as more
from data.parts p
join data.purchases u on u.id = p.purchase_id
where p.closed_reason in ('expired', 'cancelled')
  and u.paid_at is not null and u.refunded_at is null and u.cancelled_at is null;

grant select on api.closed_claims to app_admin;
