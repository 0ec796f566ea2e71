-- R4, R21, R24, R26. What the page of a purchase shows beyond the team's list: its status, the price before a
-- scholarship, VAT, the guardian, the scholarship.
-- Null: mentee_phone, disputed_at, guardian_obstacle, guardian_name, guardian_email, guardian_phone, guardian_consented_at, wanted_mentor, scholarship, kept_until, invoice, vat_ground.
-- Type invoice: Rows['purchases']['invoice'].
-- Type status: Rows['purchases']['status'].
-- Type guardian_obstacle: Rows['purchases']['guardianObstacle'].
-- Type wanted_mentor: { id: number; name: string }.
-- Type scholarship: { id: number; name: string }.
create view api.admin_purchase_records with (security_invoker = true) as
select u.id, u.mentee_id, p.status, u.list_price_cents, u.vat_percent, u.vat_ground, u.duration_months, u.minimum_sessions, u.disputed_at,
  p.guardian_obstacle, u.guardian_name, u.guardian_email::text as guardian_email, u.guardian_phone, u.guardian_consented_at,
  -- The guardian confirmed from the network from which the guardian was named.
  u.guardian_consented_at is not null and exists (
    select from data.history h where h.subject = 'purchases' and h.subject_id = u.id and h.event = 'guardian_confirmed'
      and h.detail @> '{"sameNetwork": true}') as same_network,
  w.phone as mentee_phone,
  (select jsonb_build_object('id', c.mentor_id, 'name', c.name || ' ' || c.surname) from data.mentor_cards c
    where c.mentor_id = u.wanted_mentor_id) as wanted_mentor,
  (select jsonb_build_object('id', s.id, 'name', s.name) from data.awards a
    join data.scholarships s on s.id = a.scholarship_id where a.id = u.award_id) as scholarship,
  p.card_under_way, p.kept_until, p.invoice,
  u.paid_at is not null and u.price_cents > 0 as receipt
from data.purchases u
join api.purchases p on p.id = u.id
join data.mentees e on e.id = u.mentee_id
join data.users w on w.id = e.user_id;

grant select on api.admin_purchase_records to app_admin;
