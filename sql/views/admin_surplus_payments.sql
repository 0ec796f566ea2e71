-- R24. A surplus payment (its order was already paid or closed) and the cents of it left to refund.
-- Null: payment_ref.
-- Type package_names: Record<string, string>.
-- Type method: 'card' | 'deposit' | 'iris'.
create view api.admin_surplus_payments with (security_invoker = true) as
select p.id, p.purchase_id, u.mentee_id, w.name || ' ' || w.surname as mentee_name, w.email::text as mentee_email,
  g.names as package_names, u.reference, p.currency, p.method, p.paid_at, p.paid_on,
  case p.method when 'card' then p.reference_end end as payment_ref, coalesce(rules.viewer_left_to_plan(p.id), 0) as owed_cents,
  coalesce(w.id = (select rules.viewer_user_id()), false) as own
from data.payments p
join data.purchases u on u.id = p.purchase_id
join data.packages g on g.id = u.package_id
join data.mentees e on e.id = u.mentee_id
join data.users w on w.id = e.user_id
where p.surplus and p.taken_back is null and coalesce(u.paid_at, u.cancelled_at) is not null;

grant select on api.admin_surplus_payments to app_admin;
