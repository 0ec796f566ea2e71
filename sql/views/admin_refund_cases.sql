-- R20. What an admin needs to decide on a refund: the ground, the rule that blocks it, the cents left, whether a
-- pending request would be closed, and the mentee's open refund request.
-- Null: ground, obstacle, asked.
-- Type ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'surplus' | 'provider'.
-- Type asked: { id: number; text: string; askedAt: string }.
create view api.admin_refund_cases with (security_invoker = true) as
select u.id, rules.refund_ground(u) as ground, rules.refund_obstacle(u) as obstacle,
  coalesce((select rules.viewer_left_to_plan(p.id) from data.payments p where p.purchase_id = u.id and not p.surplus), 0) as cents,
  exists (select from data.parts t where t.purchase_id = u.id and t.status = 'pending') as request_waits,
  (select jsonb_build_object('id', q.id, 'text', q.text, 'askedAt', q.asked_at)
    from data.refund_requests q where q.purchase_id = u.id and q.answered_at is null) as asked
from data.purchases u;

grant select on api.admin_refund_cases to app_admin;
