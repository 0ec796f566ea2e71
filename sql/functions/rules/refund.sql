-- Gives the money of a purchase back, once and whole: its parts closed, the refund and its line in the ledger
-- written. A deposit's is done when the team has sent it; a card's when the provider says so.
create function rules.refund(purchase data.purchases, ground text, reason text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
  refund data.refunds;
begin
  select p.* into payment from data.payments p
  where p.purchase_id = purchase.id and p.amount_cents > 0
    and not exists (select from data.refunds r where r.payment_id = p.id)
  order by p.id limit 1;
  if not found then
    perform rules.reject('no_refund_ground');
  end if;

  insert into data.refunds as r (payment_id, purchase_id, amount_cents, ground, reason, requested_by)
  values (payment.id, purchase.id, payment.amount_cents, ground, reason, rules.viewer_user_id())
  returning r.* into refund;
  insert into data.ledger_entries (purchase_id, refund_id, amount_cents)
  values (purchase.id, refund.id, -refund.amount_cents);
  perform rules.close_parts(purchase.id, 'refunded');
  update data.purchases u set refunded_at = now() where u.id = purchase.id;

  perform rules.record('purchases', purchase.id, 'refunded', coalesce(reason, ground));
  perform rules.queue_mail('refund_requested:' || refund.id, 'refund_requested', e.user_id,
    rules.purchase_mail(purchase.id) || jsonb_build_object('at', now(), 'ground', ground))
  from data.mentees e where e.id = purchase.mentee_id;
  return refund.id;
end $$;
