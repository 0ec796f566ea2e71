-- R20. Limits refunds that were not carried out to what is left of the payment and not kept for sessions: the
-- team's before Stripe's, newest first. What the team gave back since of a kept share is not kept. Void if nothing is
-- left, or if the purchase is not refunded after all; nobody has to send a void one. Flags a purchase for which more
-- went out than came in. The caller holds the purchase's lock.
create function rules.cut_refunds(payment data.payments)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  here constant integer := rules.left_of_payment(payment) - coalesce((
    select sum(r.kept_cents - (
      select coalesce(sum(later.amount_cents), 0) from data.refunds later
      where later.payment_id = r.payment_id and later.id > r.id and later.ground = 'goodwill' and later.state <> 'void'))::integer
    from data.refunds r where r.payment_id = payment.id and r.kept_cents > 0), 0);
  owed constant boolean := payment.surplus or exists (
    select from data.purchases u where u.id = payment.purchase_id and u.refunded_at is not null);
begin
  with planned as (
    select r.id, owed or r.ground = 'goodwill' as due, here - coalesce(sum(r.amount_cents) over before, 0)::integer as rest
    from data.refunds r
    where r.payment_id = payment.id and (r.state = 'failed' or r.state = 'sent' and r.external_ref is null)
    window before as (order by r.ground = 'provider', r.id desc rows between unbounded preceding and 1 preceding))
  update data.refunds r
  set state = case when p.due and p.rest > 0 then r.state else 'void' end,
    amount_cents = case when p.due and p.rest > 0 then least(r.amount_cents, p.rest) else r.amount_cents end
  from planned p
  where p.id = r.id and (p.rest < r.amount_cents or not p.due);
  update data.payment_flags f set settled_at = now()
  from data.refunds r
  where r.payment_id = payment.id and r.state = 'void'
    and f.problem = 'refund_failed' and f.external_ref = r.external_ref and f.settled_at is null;
  perform rules.raise_flag('paid_back_twice', u.reference, u.id, detail => '{"ref": null}')
  from data.purchases u where u.id = payment.purchase_id and u.overdrawn_cents > 0;
end $$;
