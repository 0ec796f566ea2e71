-- Long: one invariant after the other.
-- Every invariant, checked against the tables: its name and the number of rows that break it. All counts must be
-- zero.
create view api.invariant_violations with (security_invoker = true) as
select 'R1 mentor with two running mentorships' as invariant, count(*)::integer as violations
from (select from data.mentorships where status = 'running' group by mentor_id having count(*) > 1) x
union all
select 'R2 mentee with two running mentorships', count(*)
from (select from data.mentorships where status = 'running' group by mentee_id having count(*) > 1) x
union all
select 'R2 part with two living mentorships', count(*)
from (select from data.mentorships where status in ('running', 'paused') group by part_id having count(*) > 1) x
union all
select 'R3 mentee with two pending requests', count(*)
from (select from data.mentorship_requests where status = 'pending' group by mentee_id having count(*) > 1) x
union all
select 'R3 pending request of a mentee in a mentorship', count(*)
from data.mentorship_requests r join data.mentorships s on s.mentee_id = r.mentee_id and s.status = 'running'
where r.status = 'pending'
union all
select 'R4 pending request whose part is not pending, or of another kind', count(*)
from data.mentorship_requests r join data.parts p on p.id = r.part_id
where r.status = 'pending' and (p.status <> 'pending' or p.kind <> r.kind or p.mentee_id <> r.mentee_id)
union all
select 'R4 pending part without a pending request', count(*)
from data.parts p
where p.status = 'pending' and not exists (
  select from data.mentorship_requests r where r.part_id = p.id and r.status = 'pending')
union all
select 'R4 open part of an unpaid or refunded purchase', count(*)
from data.parts p join data.purchases u on u.id = p.purchase_id
where rules.is_open(p.status) and (u.paid_at is null or u.refunded_at is not null or u.cancelled_at is not null)
  -- Money that went back without us does not end a running mentorship.
  and not (p.status = 'running' and u.refunded_at is not null and (
    exists (select from data.refunds r where r.purchase_id = u.id and r.ground = 'provider')
    or exists (select from data.ledger_entries l where l.purchase_id = u.id and l.dispute_ref is not null)))
union all
select 'R4 open part of a purchase whose money went back', count(*)
from data.purchases u join data.payments y on y.purchase_id = u.id and not y.surplus and y.amount_cents > 0
where exists (select from data.parts p where p.purchase_id = u.id and p.status in ('paid', 'pending'))
  and (
    select sum(l.amount_cents) from data.ledger_entries l left join data.refunds r on r.id = l.refund_id
    where l.purchase_id = u.id and coalesce(l.payment_id, r.payment_id) = y.id) <= 0
union all
select 'R5 mentoring begun before its coaching was completed', count(*)
from data.parts p
where p.kind = 'mentoring' and p.status in ('pending', 'running') and exists (
  select from data.parts c
  where c.purchase_id = p.purchase_id and c.kind = 'coaching' and c.position < p.position
    and c.closed_reason is distinct from 'completed')
union all
select 'R5 mentoring locked by coaching that was closed before it was completed', count(*)
from data.parts p
where p.kind = 'mentoring' and p.status <> 'completed' and exists (
  select from data.parts c
  where c.purchase_id = p.purchase_id and c.kind = 'coaching' and c.position < p.position
    and c.status = 'completed' and c.closed_reason <> 'completed')
union all
select 'R6 pending request to a mentor who is not active', count(*)
from data.mentorship_requests r join data.mentors m on m.id = r.mentor_id
where r.status = 'pending' and m.status <> 'active'
union all
select 'R7 mentor of herself', count(*)
from data.mentorships where mentor_user_id = mentee_user_id
union all
select 'R11 pending request to a mentor in a mentorship', count(*)
from data.mentorship_requests r join data.mentorships s on s.mentor_id = r.mentor_id and s.status = 'running'
where r.status = 'pending'
union all
select 'R11 running mentorship whose part is not running', count(*)
from data.mentorships s join data.parts p on p.id = s.part_id
where s.status = 'running' and p.status <> 'running'
union all
select 'R11 running part without a living mentorship', count(*)
from data.parts p
where p.status = 'running' and not exists (
  select from data.mentorships s where s.part_id = p.id and s.status in ('running', 'paused'))
union all
select 'R11 approved request without its mentorship', count(*)
from data.mentorship_requests r
where r.status = 'approved' and not exists (select from data.mentorships s where s.request_id = r.id)
union all
select 'R13 more sessions than the cap', count(*)
from data.mentorships s where rules.completed_sessions(s.id) > rules.session_cap(s.kind)
union all
select 'R14 planned session after the end or pause of its mentorship', count(*)
from data.sessions l join data.mentorships s on s.id = l.mentorship_id
where l.status = 'planned' and s.status <> 'running' and l.starts_at > coalesce(s.ended_at, s.paused_at)
union all
select 'R15 paused mentorship whose part is not running, or without its limit', count(*)
from data.mentorships s join data.parts p on p.id = s.part_id
where s.status = 'paused' and (p.status <> 'running' or s.paused_at is null or s.resume_by is null)
union all
select 'R24 payment that differs from its purchase', count(*)
from data.payments p join data.purchases u on u.id = p.purchase_id
where p.amount_cents <> u.price_cents and not p.surplus or p.currency <> u.currency
union all
select 'R25 paid purchase without a payment, or the other way round', count(*)
from data.purchases u
where (u.paid_at is not null) <> exists (select from data.payments p where p.purchase_id = u.id and not p.surplus)
union all
select 'R25 order with the whole price that is not paid, or transfers that its payments do not have', count(*)
from data.purchases u
join (
  select t.purchase_id, sum(t.amount_cents) as cents, array_agg(t.payment_id) as payments from data.transfers t where not t.taken_back
  group by t.purchase_id) as came
  on came.purchase_id = u.id
where (rules.part_payment(u.id)).amount_cents >= u.price_cents or came.cents <> (
  select sum(p.amount_cents) from data.payments p
  where p.purchase_id = u.id and (p.id = any (came.payments) or p.external_ref like 'late-deposit:%'))
union all
select 'R25 payment that was taken back and that the ledger still has', count(*)
from data.payments p
where p.taken_back is not null and (
  select sum(l.amount_cents) from data.ledger_entries l where l.purchase_id = p.purchase_id and l.payment_id = p.id) <> 0
union all
select 'R26 more scholarships awarded than the year allows', count(*)
from (
  select from data.awards w join data.scholarships s on s.id = w.scholarship_id, data.constants c
  where w.withdrawn_at is null and s.kind <> 'mentor_gift'
  group by s.year, s.kind, c.full_scholarships_a_year, c.partial_scholarships_a_year
  having count(*) > case s.kind when 'full_3m' then c.full_scholarships_a_year else c.partial_scholarships_a_year end) x
union all
select 'R20 refund planned of money that is not here', count(*)
from data.payments p
where rules.left_to_plan(p) < 0 and exists (
  select from data.refunds r
  where r.payment_id = p.id and (r.state = 'failed' or r.state = 'sent' and r.external_ref is null))
union all
select 'R20 refund that keeps more than its sessions, or gives back what it keeps', count(*)
from data.refunds r join data.payments y on y.id = r.payment_id join data.purchases u on u.id = r.purchase_id
where r.kept_cents > 0 and (r.ground <> 'rejections' and (r.ground <> 'withdrawal' or u.begin_requested_at is null) or u.refunded_at is null
  or r.kept_cents > u.price_cents * r.sessions_held / r.sessions_total
  -- What the team has sent by itself stands as it was.
  or r.state <> 'void' and not r.by_bank and r.amount_cents + r.kept_cents > y.amount_cents)
union all
select 'R20 refund to send while its payment is contested', count(*)
from data.refunds r join data.payments y on y.id = r.payment_id join data.purchases u on u.id = r.purchase_id
where u.disputed_at is not null and not y.surplus and rules.refund_stage(r) = 'to_send'
union all
select 'ledger that does not add up', count(*)
from (
  select from data.ledger_entries l group by l.purchase_id
  having sum(l.amount_cents) <> coalesce((select sum(p.amount_cents) from data.payments p where p.purchase_id = l.purchase_id), 0)
    - coalesce((select sum(r.amount_cents) from data.refunds r where r.purchase_id = l.purchase_id and r.state = 'done'), 0)
    - coalesce((
      select sum(d.amount_cents) from private.disputes d join data.payments p on p.id = d.payment_id
      where p.purchase_id = l.purchase_id and d.state = 'lost'), 0)) x
union all
select 'purchase in another scope than its parts and its ledger', count(*)
from data.purchases u
left join (select l.purchase_id as id, sum(l.amount_cents) as sum from data.ledger_entries l group by l.purchase_id) as ledger
  on ledger.id = u.id
left join (
  select p.purchase_id as id, bool_or(p.status in ('paid', 'pending')) as waiting, bool_or(p.status = 'running') as running,
    bool_or(p.status <> 'completed') as unfinished
  from data.parts p group by p.purchase_id) as part on part.id = u.id
where u.waiting_part <> coalesce(part.waiting, false) or u.running_part <> coalesce(part.running, false)
  or u.unfinished_part <> coalesce(part.unfinished, false)
  or u.overdrawn_cents <> greatest(-coalesce(ledger.sum, 0), 0)
union all
select 'card named otherwise than its user', count(*)
from data.mentor_cards c join data.mentors m on m.id = c.mentor_id join data.users u on u.id = m.user_id
where u.erased_at is null and (c.name, c.surname) is distinct from (u.name, u.surname)
union all
select 'erased user with an open order, an open part or a card to be seen', count(*)
from data.users u
left join data.mentees e on e.user_id = u.id
left join data.mentors m on m.user_id = u.id
where u.erased_at is not null and (
  exists (select from data.purchases p where p.mentee_id = e.id and p.paid_at is null and p.cancelled_at is null)
  or exists (select from data.parts p where p.mentee_id = e.id and p.status <> 'completed')
  or exists (select from data.mentor_cards c where c.mentor_id = m.id and c.audience <> 'hidden'))
union all
select 'suspended user with a living mentorship or a pending request', count(*)
from data.users u
where u.suspended_at is not null and (
  exists (select from data.mentorships s where u.id in (s.mentor_user_id, s.mentee_user_id) and s.status in ('running', 'paused'))
  or exists (select from data.mentorship_requests r where u.id in (r.mentor_user_id, r.mentee_user_id) and r.status = 'pending'))
union all
select 'card that does not say what the profile says', count(*)
from data.mentor_cards c join data.mentors m on m.id = c.mentor_id join data.users u on u.id = m.user_id
where c.in_collaboration <> exists (select from data.mentorships s where s.mentor_id = m.id and s.status = 'running')
  or (c.audience <> 'hidden') <> (m.status = 'active' and u.suspended_at is null)
  or ((c.available_for_mentoring or c.available_for_coaching) and (c.in_collaboration or m.status <> 'active'))
  or (c.available_for_mentoring and not m.offers_mentoring) or (c.available_for_coaching and not m.offers_coaching);

grant select on api.invariant_violations to app_worker;
