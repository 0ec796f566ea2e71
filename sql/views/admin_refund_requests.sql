-- R20. A mentee's refund request, with the ground that the rules find now and the one found when it was sent.
-- Null: ground, ground_then, answered_at, granted, answer.
-- Type package_names: Record<string, string>.
-- Type ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider'.
-- Type ground_then: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider'.
create view api.admin_refund_requests with (security_invoker = true) as
select r.id, r.purchase_id, u.mentee_id, w.name || ' ' || w.surname as mentee_name, w.email::text as mentee_email,
  g.names as package_names, u.reference, u.price_cents, u.currency, r.text, rules.refund_ground(u) as ground,
  r.ground as ground_then, r.asked_at, r.answered_at, r.granted, r.answer,
  coalesce(w.id = (select rules.viewer_user_id()), false) as own,
  r.answered_at is null as in_asked
from data.refund_requests r
left join data.purchases u on u.id = r.purchase_id
left join data.packages g on g.id = u.package_id
left join data.mentees e on e.id = u.mentee_id
left join data.users w on w.id = e.user_id;

grant select on api.admin_refund_requests to app_admin;
