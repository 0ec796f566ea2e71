-- R20. A refund in the team's list: its stage, where the money goes, and for a withdrawal after a mentorship began what
-- is kept for how many sessions.
-- Null: sessions_held, sessions_total, reason, payment_ref, bank_ref, iban, holder, done_at, sent_on.
-- Type package_names: Record<string, string>.
-- Type ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider'.
-- Type stage: 'to_send' | 'on_the_way' | 'disputed' | 'done' | 'void'.
-- Type method: 'card' | 'deposit' | 'iris'.
create view api.admin_refunds with (security_invoker = true) as
select r.id, r.purchase_id, u.mentee_id, w.name || ' ' || w.surname as mentee_name, w.email::text as mentee_email,
  g.names as package_names, u.reference, r.amount_cents, u.currency, r.kept_cents, r.sessions_held, r.sessions_total, r.ground, r.reason, rules.viewer_refund_stage(r.id) as stage,
  p.method,
  -- The last characters of the card payment's Stripe id.
  case when p.method = 'card' then p.reference_end end as payment_ref,
  -- The last characters of the bank's reference of the team's transfer.
  case when r.by_bank then r.reference_end end as bank_ref,
  a.iban, a.holder, r.requested_at, r.done_at, r.sent_on, coalesce(w.id = (select rules.viewer_user_id()), false) as own,
  r.state not in ('done', 'void') and rules.viewer_refund_stage(r.id) = 'to_send' as in_to_send,
  r.state not in ('done', 'void') and rules.viewer_refund_stage(r.id) in ('on_the_way', 'disputed') as in_on_the_way,
  r.state = 'done' as in_done
from data.refunds r
left join data.payments p on p.id = r.payment_id
left join data.purchases u on u.id = r.purchase_id
left join data.packages g on g.id = u.package_id
left join data.mentees e on e.id = u.mentee_id
left join data.users w on w.id = e.user_id
left join data.refund_accounts a on a.purchase_id = u.id;

grant select on api.admin_refunds to app_admin;
