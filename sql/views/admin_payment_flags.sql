-- R24, R25. A flagged payment, open or settled.
-- Null: settled_at, settled_by, note, purchase_id, mentee_id, reference, mentee_name, mentee_email, price_cents, currency, payment_id.
-- Type detail: { ref?: string | null; cents?: number; currency?: string; ours?: { paid: number; refunded: number; disputed?: number } | null; theirs?: { paid: number; refunded: number; disputed?: number } | null }.
create view api.admin_payment_flags with (security_invoker = true) as
select f.id, f.problem, f.detail, f.raised_at, f.settled_at, s.name || ' ' || s.surname as settled_by, f.note, f.purchase_id,
  u.mentee_id, u.reference, w.name || ' ' || w.surname as mentee_name, w.email::text as mentee_email, u.price_cents, u.currency,
  f.payment_id,
  -- Cents of a surplus payment that can still be refunded.
  case when p.surplus then coalesce(rules.viewer_left_to_plan(p.id), 0) else 0 end as owed_cents,
  coalesce(w.id = (select rules.viewer_user_id()), false) as own,
  f.settled_at is null as in_check,
  f.settled_at is not null as in_checked
from data.payment_flags f
left join data.users s on s.id = f.settled_by
left join data.payments p on p.id = f.payment_id
left join data.purchases u on u.id = f.purchase_id
left join data.mentees e on e.id = u.mentee_id
left join data.users w on w.id = e.user_id;

grant select on api.admin_payment_flags to app_admin;
