-- R24, R25. A payment of a purchase, with the admin who recorded a deposit. Of the ids at the bank or at Stripe it has
-- the last characters. `transfers`: the bank transfers that filled it, none for a card and a deposit confirmed whole. One that the
-- team took back has the amount that was booked by mistake.
-- Null: recorded_by.
-- Type transfers: { end: string; cents: number; arrivedOn: string }[].
create view api.admin_payments with (security_invoker = true) as
select p.id, p.purchase_id, p.method,
  case when p.taken_back is null then p.amount_cents else coalesce((
    select sum(l.amount_cents) from data.ledger_entries l
    where l.purchase_id = p.purchase_id and l.payment_id = p.id and (not l.taken_back or l.redated)), 0) end::integer as amount_cents,
  p.currency::text as currency, p.paid_at, p.paid_on, p.surplus, p.taken_back is not null as taken_back, p.reference_end,
  w.name || ' ' || w.surname as recorded_by,
  coalesce((select jsonb_agg(jsonb_build_object('end', t.reference_end, 'cents', t.amount_cents, 'arrivedOn', t.arrived_on) order by t.id)
    from data.transfers t where t.purchase_id = p.purchase_id and t.payment_id = p.id), '[]') as transfers,
  -- Cents of a surplus payment that can be refunded: not while its order waits for the rest.
  case when p.surplus and coalesce(u.paid_at, u.cancelled_at) is not null then coalesce(rules.viewer_left_to_plan(p.id), 0)
    else 0 end as owed_cents
from data.payments p
join data.purchases u on u.id = p.purchase_id
left join data.users w on w.id = p.recorded_by;

grant select on api.admin_payments to app_admin;
