-- R20. The refund options of each purchase of the viewing mentee (its refunds: api.own_refunds): until when a withdrawal
-- is possible and what it or else the ground gives back, on which ground a refund is, why the team cannot be asked for
-- one, the last refund request.
-- Null: withdraw_until, withdraw_obstacle, ground, obstacle, account, request.
-- Type ground: 'withdrawal' | 'no_request' | 'rejections'.
-- Type unanswered: { id: number; startsAt: string; kind: 'mentoring' | 'coaching' }[].
-- Type account: { iban: string; holder: string }.
-- Type request: { askedAt: string; answeredAt: string | null; granted: boolean | null; answer: string | null }.
-- Type taken_back: { amountCents: number; on: string }[].
create view api.purchase_refunds with (security_invoker = true) as
select u.id as purchase_id, may.withdraw_until, may.withdraw_obstacle,
  -- The computation of a withdrawal now (rules.withdrawal) or of the refund on the ground (rules.refund_share); `begun`:
  -- a mentorship has begun on the purchase.
  coalesce(may.begun, false) as begun, coalesce(may.sessions_held, 0) as sessions_held,
  coalesce(may.sessions_total, 0) as sessions_total, coalesce(may.kept_cents, 0) as kept_cents,
  coalesce(may.refund_cents, 0) as refund_cents, u.begin_requested_at is not null as begin_requested,
  -- The express request to begin is missing and would count.
  coalesce(may.begin_due, false) as begin_due,
  -- Planned sessions whose time has passed: a withdrawal asks what became of them first.
  coalesce(may.unanswered, '[]') as unanswered,
  -- Its bank holds the money: a withdrawal is taken, and paid when the bank has decided.
  coalesce(may.disputed, false) as disputed,
  may.ground, may.obstacle,
  u.paid_at is not null and u.price_cents > 0 as receipt,
  (select jsonb_build_object('iban', a.iban, 'holder', a.holder)
    from data.refund_accounts a where a.purchase_id = u.id) as account,
  (select jsonb_build_object('askedAt', q.asked_at, 'answeredAt', q.answered_at, 'granted', q.granted, 'answer', q.answer)
    from data.refund_requests q where q.purchase_id = u.id order by q.id desc limit 1) as request,
  -- What her bank took in lost disputes: lines of a payment below zero.
  u.currency::text as currency,
  coalesce((select jsonb_agg(jsonb_build_object('amountCents', -l.amount_cents, 'on', l.paid_on) order by l.id)
    from data.ledger_entries l where l.purchase_id = u.id and l.payment_id is not null and l.amount_cents < 0 and not l.taken_back), '[]') as taken_back
from data.purchases u
left join lateral rules.viewer_refund(u.id) may on true;

grant select on api.purchase_refunds to app_member;
