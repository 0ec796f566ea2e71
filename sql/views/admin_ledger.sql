-- R24, R25. A line of the money as the accountant books it: what came in or went out, on its day: `paid_on`, and under
-- `booked_on` where the accountant has it (data.ledger_entries). A refund is a line below zero, one that came back from a
-- bank a line above it, a lost dispute a line of its own, and so what the team had booked by mistake. Two lines move
-- money from the day that was typed to the bank's. The VAT of a line is what the line changes in the VAT of its payment: parts add up to the cent, and what went out beyond the payment has none. Nor has
-- money that pays nothing and is owed back, in or out.
-- Null: vat_percent, vat_ground, reference_end.
-- Type package_names: Record<string, string>.
-- Type kind: 'payment' | 'surplus' | 'refund' | 'returned' | 'dispute' | 'taken_back' | 'redated'.
-- Type method: 'card' | 'deposit' | 'iris'.
-- Type documents: { kind: Rows['tax_documents']['kind']; series: string; number: number; mark: string; issuedOn: string; cents: number }[].
create view api.admin_ledger with (security_invoker = true) as
select l.id, l.at, l.paid_on, l.booked_on, l.purchase_id, u.mentee_id, w.name || ' ' || w.surname as mentee_name, g.names as package_names,
  u.reference, u.currency::text as currency,
  case
    when l.refund_id is not null then case when l.amount_cents < 0 then 'refund' else 'returned' end
    when l.redated then 'redated'
    when l.taken_back then 'taken_back'
    when l.amount_cents < 0 then 'dispute'
    when owed.back then 'surplus'
    else 'payment' end as kind,
  case when l.refund_id is null then p.method::text when l.by_bank then 'deposit' else 'card' end as method,
  l.amount_cents::integer as gross_cents, l.amount_cents - vat.cents as net_cents,
  case when not owed.back then u.vat_percent end as vat_percent, case when not owed.back then u.vat_ground end as vat_ground,
  vat.cents as vat_cents,
  -- The last characters of the id at the bank or at Stripe.
  case
    when l.refund_id is not null then case when r.by_bank = l.by_bank then r.reference_end end
    when l.amount_cents > 0 then coalesce(t.reference_end, case when p.method = 'card' or p.surplus then p.reference_end end)
    end as reference_end,
  -- The tax documents of a refund, of what a bank took, and otherwise of the payment, with those that took it back.
  coalesce((
    select jsonb_agg(jsonb_build_object('kind', d.kind, 'series', d.series, 'number', d.number, 'mark', d.mark,
      'issuedOn', d.issued_on, 'cents', d.amount_cents) order by d.id)
    from data.tax_documents d
    where d.purchase_id = l.purchase_id and d.payment_id = p.id and d.refund_id is not distinct from l.refund_id
      and (l.refund_id is not null or l.amount_cents > 0 or d.credits_id is not null)), '[]') as documents,
  l.amount_cents <> 0 as in_all
from data.ledger_entries l
left join data.refunds r on r.id = l.refund_id
-- Not coalesce: below row-level security PostgreSQL looks up by an index only what cannot leak, and a case is known not to.
left join data.payments p on p.id = case when l.payment_id is null then r.payment_id else l.payment_id end
left join data.transfers t on t.id = l.transfer_id
left join data.purchases u on u.id = l.purchase_id
left join data.packages g on g.id = u.package_id
left join data.mentees e on e.id = u.mentee_id
left join data.users w on w.id = e.user_id
-- A part that waits for the rest is a payment on account.
left join lateral (
  select case when p.taken_back is null then p.surplus and coalesce(u.paid_at, u.cancelled_at) is not null else p.taken_back = 'surplus' end
    as back) owed on true
left join lateral (
  select coalesce(sum(o.amount_cents) filter (where o.id < l.id), 0) as before, coalesce(sum(o.amount_cents), 0) as after
  from data.ledger_entries o
  left join data.refunds b on b.id = o.refund_id
  where o.purchase_id = l.purchase_id and o.id <= l.id and coalesce(o.payment_id, b.payment_id) = p.id) held on true
left join lateral (
  select case when owed.back then 0 else rules.vat_within(held.after, u.vat_percent) - rules.vat_within(held.before, u.vat_percent)
    end::integer as cents) vat on true;

grant select on api.admin_ledger to app_admin;
