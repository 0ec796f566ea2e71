-- R24. The receipt of a purchase paid with money, for its buyer and the team.
-- Null: vat_ground, refunded_on, begin_requested_at, terms_version.
-- Type package_names: Record<string, string>.
create view api.receipts with (security_invoker = true) as
select u.id as purchase_id, u.reference, w.name || ' ' || w.surname as buyer, g.names as package_names, u.list_price_cents,
  u.price_cents, u.vat_percent, u.vat_ground, u.currency::text as currency,
  -- A scholarship pays the difference to the list price.
  u.award_id is not null as scholarship,
  p.method, u.purchased_at, p.paid_on, u.begin_requested_at, u.terms_version, coalesce(back.cents, 0)::integer as refunded_cents, back.day as refunded_on
from data.purchases u
join data.payments p on p.purchase_id = u.id and not p.surplus
join data.mentees e on e.id = u.mentee_id
join data.users w on w.id = e.user_id
join data.packages g on g.id = u.package_id
left join lateral (
  select sum(b.cents) as cents, max(b.day) as day
  from (
    select r.amount_cents as cents, r.sent_on as day from data.refunds r where r.payment_id = p.id and r.state = 'done'
    union all
    -- A payment's line below zero: what its bank took in a lost dispute.
    select -l.amount_cents, l.paid_on from data.ledger_entries l where l.payment_id = p.id and l.amount_cents < 0 and not l.taken_back) b) back on true
where u.paid_at is not null and u.price_cents > 0;

grant select on api.receipts to app_member, app_admin;
