-- R20. The computation of a withdrawal from a purchase (Directive 2011/83, article 14(3)), declared now or earlier by
-- letter, and why it is not possible.
--   provided share = sessions held / sessions of the package
--   kept = price paid × provided share, rounded down to a cent;  refund = price paid − kept
-- The sessions of the package are the minimum sessions of its parts. Held ones are those of the log that count
-- (rules.session_counts) until the declaration, of each part at most its minimum: further sessions cost nothing. Without the express request
-- to begin nothing is kept (article 14(4)). The price paid is that of the order, so a scholarship is no part of it.
-- What Stripe gave back before is not given back again. `until` is null for an unpaid or free purchase. Obstacles:
-- no_refund_ground, payment_disputed, service_performed (all sessions were held on an express request).
create function rules.withdrawal(purchase data.purchases, declared timestamptz default now())
returns table (
  until timestamptz, begun boolean, sessions_held integer, sessions_total integer, paid_cents integer, kept_cents integer,
  refund_cents integer, obstacle text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  with part as (
    select p.minimum_sessions, count(s.id) > 0 as begun, count(l.id) filter (
      where rules.session_counts(p.kind, l.status) and l.held_on <= rules.local_date(declared)) as held
    from data.parts p
    left join data.mentorships s on s.part_id = p.id
    left join data.sessions l on l.mentorship_id = s.id
    where p.purchase_id = purchase.id
    group by p.id),
  sum as (
    select bool_or(part.begun) as begun, sum(least(part.held, part.minimum_sessions))::integer as held,
      sum(part.minimum_sessions)::integer as total
    from part),
  share as (
    select sum.*, rules.end_of_local_day(rules.local_date(purchase.paid_at) + c.refund_days) as until,
      case when purchase.begin_requested_at is null then 0 else purchase.price_cents * sum.held / sum.total end as kept,
      purchase.begin_requested_at is not null and sum.held >= sum.total as performed
    from sum, data.constants c),
  money as (
    select share.*, coalesce((
      select rules.left_to_plan(y) from data.payments y where y.purchase_id = purchase.id and not y.surplus), 0) - share.kept as back
    from share)
  select case when purchase.price_cents > 0 then m.until end, m.begun, m.held, m.total, purchase.price_cents::integer, m.kept::integer,
    greatest(m.back, 0)::integer, case
      when purchase.paid_at is null or purchase.refunded_at is not null or purchase.price_cents = 0 or declared >= m.until
        then 'no_refund_ground'
      when purchase.disputed_at is not null then 'payment_disputed'
      when m.performed then 'service_performed'
      when m.back <= 0 then 'no_refund_ground'
    end
  from money m;
end $$;
