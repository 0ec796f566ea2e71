-- R4, R21, R24, R25. A purchase, for its mentee and the team.
-- Null: paid_at, paid_on, refunded_at, cancelled_at, disputed_at, next_kind, wanted_mentor, kept_until, guardian_obstacle, guardian_name, guardian_email, guardian_phone, invoice, vat_ground.
-- Type guardian_obstacle: 'guardian_needed' | 'guardian_not_confirmed' | 'guardian_objected'.
-- Type status: 'awaiting_payment' | 'paid' | 'pending' | 'running' | 'completed' | 'cancelled' | 'refunded'.
-- Type package_names: Record<string, string>.
-- Type wanted_mentor: { id: number; name: string; latin: string | null }.
-- Type invoice: { name: string; taxNumber: string; address: string; activity: string }.
-- Type proofs: { id: number; fileName: string; sentAt: string }[].
create view api.purchases with (security_invoker = true) as
select u.id, u.mentee_id, u.package_id, g.names as package_names, u.price_cents, u.list_price_cents, u.vat_percent, u.vat_ground,
  u.currency, u.method, u.reference, u.purchased_at, u.paid_at, u.paid_on, u.refund_days, u.refunded_at, u.cancelled_at, u.disputed_at,
  u.award_id is not null as awarded, u.duration_months,
  (select p.kind from data.parts p where p.purchase_id = u.id and p.status = 'paid' order by p.position limit 1) as next_kind,
  -- Not while the next part is of a kind that this mentor does not offer.
  (select jsonb_build_object('id', c.mentor_id, 'name', c.name || ' ' || c.surname, 'latin', c.latin_name)
    from data.mentor_cards c
    where c.mentor_id = u.wanted_mentor_id and (
      select case p.kind when 'coaching' then c.offers_coaching else c.offers_mentoring end
      from data.parts p where p.purchase_id = u.id and p.status in ('awaiting_payment', 'paid')
      order by p.position limit 1) is not false) as wanted_mentor,
  -- The last day of an order that lapses.
  rules.viewer_kept_until(u.id)::text as kept_until,
  -- Why it waits for a guardian, and whom the mentee named.
  rules.viewer_guardian_obstacle(u.id) as guardian_obstacle, u.guardian_name, u.guardian_email::text as guardian_email, u.guardian_phone,
  case
    when u.refunded_at is not null then 'refunded'
    when u.cancelled_at is not null then 'cancelled'
    when u.paid_at is null then 'awaiting_payment'
    else (select case
        when bool_or(p.status = 'running') then 'running'
        when bool_or(p.status = 'pending') then 'pending'
        when bool_and(p.status = 'completed') then 'completed'
        else 'paid'
      end from data.parts p where p.purchase_id = u.id)
  end as status,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'fileName', p.file_name, 'sentAt', p.sent_at) order by p.id)
    from data.proofs p where p.purchase_id = u.id), '[]') as proofs,
  -- A card payment may be under way, so the order must not be paid again.
  u.paid_at is null and u.cancelled_at is null
    and coalesce((select c.status in ('processing', 'flagged') from data.checkouts c
      where c.purchase_id = u.id order by c.attempt desc limit 1), false) as card_under_way,
  -- What deposits brought of the price while the order waits for the rest.
  case when u.paid_at is null and u.cancelled_at is null then coalesce((
    select sum(p.amount_cents)::integer from data.payments p where p.purchase_id = u.id), 0) else 0 end as received_cents,
  -- To whom an invoice is made out, null for a receipt; and whether its mentee may still choose.
  (select jsonb_build_object('name', i.name, 'taxNumber', i.tax_number, 'address', i.address, 'activity', i.activity)
    from data.invoice_details i where i.purchase_id = u.id) as invoice,
  rules.viewer_invoice_open(u.id) as invoice_open
from data.purchases u
join data.packages g on g.id = u.package_id;

grant select on api.purchases to app_member, app_admin;
