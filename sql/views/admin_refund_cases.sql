-- R20. What an admin needs to decide on a refund: the ground, the rules that block a whole one and one of a part, the
-- cents that may go back and those kept for sessions held, whether a pending request would be closed, and the mentee's
-- open refund request with the ground found when it was sent.
-- Null: ground, obstacle, part_obstacle, sessions_held, sessions_total, asked.
-- Type ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider'.
-- Type asked: { id: number; text: string; askedAt: string; groundThen: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider' | null }.
create view api.admin_refund_cases with (security_invoker = true) as
select u.id, g.ground, rules.refund_obstacle(u) as obstacle, rules.goodwill_obstacle(u) as part_obstacle,
  coalesce((select rules.viewer_left_to_plan(p.id) from data.payments p where p.purchase_id = u.id and not p.surplus), 0)
    - s.kept_cents as cents,
  s.kept_cents, s.sessions_held, s.sessions_total,
  exists (select from data.parts t where t.purchase_id = u.id and t.status = 'pending') as request_waits,
  (select jsonb_build_object('id', q.id, 'text', q.text, 'askedAt', q.asked_at, 'groundThen', q.ground)
    from data.refund_requests q where q.purchase_id = u.id and q.answered_at is null) as asked
from data.purchases u, lateral (select rules.refund_ground(u) as ground) as g, rules.refund_share(u, g.ground) s;

grant select on api.admin_refund_cases to app_admin;
