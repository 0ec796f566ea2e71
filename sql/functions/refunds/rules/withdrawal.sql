-- R20. The computation of a withdrawal from a purchase (Directive 2011/83, article 14(3)), declared now or earlier by
-- letter, and why it is not possible. Kept is the share of the sessions held until the declaration (rules.held_share);
-- without the express request to begin nothing (article 14(4)). The price paid is that of the order, so a scholarship is
-- no part of it. What Stripe gave back before is not given back again. `until` is null for an unpaid or free purchase.
-- Obstacles: no_refund_ground, service_performed (all sessions were held on an express request).
create function rules.withdrawal(purchase data.purchases, declared timestamptz default now())
returns table (
  until timestamptz, begun boolean, sessions_held integer, sessions_total integer, paid_cents integer, kept_cents integer,
  refund_cents integer, obstacle text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  with share as (
    select s.*, rules.withdrawal_ends(purchase) as until,
      case when purchase.begin_requested_at is null then 0 else s.cents end as kept,
      purchase.begin_requested_at is not null and s.held >= s.total as performed
    from rules.held_share(purchase, declared) s),
  money as (
    select share.*, coalesce((
      select rules.left_to_plan(y) from data.payments y where y.purchase_id = purchase.id and not y.surplus), 0) - share.kept as back
    from share)
  select case when purchase.price_cents > 0 then m.until end, m.begun, m.held, m.total, purchase.price_cents::integer, m.kept,
    greatest(m.back, 0)::integer, case
      when purchase.paid_at is null or purchase.refunded_at is not null or purchase.price_cents = 0 or declared >= m.until
        then 'no_refund_ground'
      when m.performed then 'service_performed'
      when m.back <= 0 then 'no_refund_ground'
    end
  from money m;
end $$;
