-- R24, R25. A payment of a purchase, with the admin who recorded a deposit. Of the id at the bank or at Stripe it has
-- the last characters.
-- Null: recorded_by.
create view api.admin_payments with (security_invoker = true) as
select p.id, p.purchase_id, p.method, p.amount_cents, p.currency::text as currency, p.paid_at, p.surplus, p.reference_end,
  w.name || ' ' || w.surname as recorded_by,
  -- Cents of a surplus payment that can still be refunded.
  case when p.surplus then coalesce(rules.viewer_left_to_plan(p.id), 0) else 0 end as owed_cents
from data.payments p
left join data.users w on w.id = p.recorded_by;

grant select on api.admin_payments to app_admin;
