-- R4, R21, R24, R25. A purchase in the team's list.
-- Null: mentee_phone, paid_at, paid_on, refunded_at, cancelled_at, payment_ref, refund_done_on, proof_since, undocumented_since, vat_ground, held_for, held_since.
-- Type held_for: 'part' | 'guardian' | 'half' | 'surplus'.
-- Type package_names: Record<string, string>.
-- Type proofs: { id: number; fileName: string; picture: boolean }[].
create view api.admin_purchases with (security_invoker = true) as
select u.id, u.mentee_id, w.id as mentee_user_id, w.name || ' ' || w.surname as mentee_name, w.email::text as mentee_email, w.phone as mentee_phone,
  g.names as package_names, u.price_cents, u.currency, u.method, u.reference, u.purchased_at, u.paid_at, u.paid_on, u.refunded_at,
  u.cancelled_at, u.vat_percent, u.vat_ground, u.award_id is not null as awarded, u.mentee_id = any (array(select e.id from data.mentees e where e.user_id = (select rules.viewer_user_id()))) as own,
  -- The last characters of the card payment's Stripe id.
  (select y.reference_end from data.payments y where y.purchase_id = u.id and y.method = 'card' and not y.surplus) as payment_ref,
  -- What went back of what was paid, by a refund or a lost dispute, and when last; and what the team claims back.
  coalesce(back.cents, 0)::integer as refunded_cents, back.day as refund_done_on, u.overdrawn_cents::integer as overdrawn_cents,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'fileName', p.file_name, 'picture', p.mime like 'image/%') order by p.id)
    from data.proofs p where p.purchase_id = u.id), '[]') as proofs,
  -- When the oldest unchecked proof was sent.
  case when u.paid_at is null and u.cancelled_at is null
    then (select min(p.sent_at) from data.proofs p where p.purchase_id = u.id) end as proof_since,
  -- What deposits brought of the price while the order waits for the rest.
  case when u.paid_at is null and u.cancelled_at is null then coalesce((
    select sum(y.amount_cents)::integer from data.payments y where y.purchase_id = u.id), 0) else 0 end as received_cents,
  -- Unpaid, of a minor whose guardian has not confirmed.
  u.paid_at is null and u.cancelled_at is null and rules.viewer_guardian_obstacle(u.id) is not null as guardian_awaited,
  -- Has a part that expired or was closed by a stop and can be reopened.
  exists (select from api.closed_claims p where p.purchase_id = u.id) as reopenable,
  -- Since when a payment or a refund has no tax document.
  u.undocumented_since,
  u.paid_at is null and u.cancelled_at is null as in_awaiting,
  u.paid_at is not null and u.cancelled_at is null and u.waiting_part as in_paid,
  u.cancelled_at is null and u.running_part as in_running,
  u.paid_at is not null and u.refunded_at is null and u.cancelled_at is null and not u.unfinished_part as in_completed,
  u.refunded_at is not null and u.cancelled_at is null as in_refunded,
  u.cancelled_at is not null as in_cancelled,
  u.overdrawn_cents > 0 as in_overdrawn,
  u.undocumented_since is not null as in_undocumented,
  held.why as held_for, held.since as held_since, held.since is not null as in_held,
  true as in_all,
  -- Sort keys: orders with a proof first, oldest proof first; then the newest order.
  coalesce(case when u.paid_at is null and u.cancelled_at is null
    then (select min(p.id) from data.proofs p where p.purchase_id = u.id) end, 2147483647) as proof_key,
  -u.id as newest_key,
  coalesce(u.undocumented_since, u.purchased_at) as undocumented_key, coalesce(held.since, u.purchased_at) as held_key
from data.purchases u
left join data.mentees e on e.id = u.mentee_id
left join data.users w on w.id = e.user_id
left join data.packages g on g.id = u.package_id
-- Money that waits, and since when: once a purchase, so that who does not ask for it does not pay for it.
left join (select distinct on (w.purchase_id) w.* from rules.money_waiting() w) held on held.purchase_id = u.id
left join lateral (
  select sum(b.cents) as cents, max(b.day) as day
  from data.payments y
  cross join lateral (
    select r.amount_cents as cents, r.sent_on as day from data.refunds r where r.payment_id = y.id and r.state = 'done'
    union all
    select -l.amount_cents, l.paid_on from data.ledger_entries l where l.payment_id = y.id and l.amount_cents < 0 and not l.taken_back) b
  where y.purchase_id = u.id and not y.surplus) back on true;

grant select on api.admin_purchases to app_admin;
