-- R20, M12. Limits refunds that were not carried out to what is left of the payment and not kept for sessions: the
-- team's before Stripe's, newest first. What the team gave back since of a kept share is not kept. Void if nothing is
-- left, or if the purchase is not refunded after all. The caller holds the purchase's lock.
create function rules.cut_refunds(payment data.payments)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  left_here integer := rules.left_of_payment(payment) - coalesce((
    select sum(r.kept_cents - (
      select coalesce(sum(later.amount_cents), 0) from data.refunds later
      where later.payment_id = r.payment_id and later.id > r.id and later.ground = 'goodwill' and later.state <> 'void'))::integer
    from data.refunds r where r.payment_id = payment.id and r.kept_cents > 0), 0);
  owed constant boolean := payment.surplus or exists (
    select from data.purchases u where u.id = payment.purchase_id and u.refunded_at is not null);
  refund data.refunds;
begin
  for refund in
    select r.* from data.refunds r
    where r.payment_id = payment.id and (r.state = 'failed' or r.state = 'sent' and r.external_ref is null)
    order by r.ground in ('provider', 'dispute'), r.id desc
    for no key update
  loop
    if left_here <= 0 or not owed and refund.ground <> 'goodwill' then
      update data.refunds r set state = 'void' where r.id = refund.id;
    else
      update data.refunds r set amount_cents = left_here where r.id = refund.id and r.amount_cents > left_here;
      left_here := left_here - least(refund.amount_cents, left_here);
    end if;
  end loop;
end $$;
