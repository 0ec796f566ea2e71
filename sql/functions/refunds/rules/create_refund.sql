-- Inserts a refund of these cents of a payment, with what is kept for sessions, and mails the mentee. A deposit is
-- refunded by the team by bank transfer; a card by the worker (woken here), and it is done when Stripe says so. Returns
-- its id.
create function rules.create_refund(
  payment data.payments, ground text, reason text, cents integer, kept_cents integer default 0, sessions_held integer default null,
  sessions_total integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  refund data.refunds;
begin
  insert into data.refunds as r
    (payment_id, purchase_id, amount_cents, ground, reason, requested_by, kept_cents, sessions_held, sessions_total)
  values (payment.id, payment.purchase_id, cents, ground, reason, rules.viewer_user_id(),
    kept_cents, sessions_held, sessions_total)
  returning r.* into refund;
  perform rules.queue_mail('refund_requested:' || refund.id, 'refund_requested', e.user_id, rules.refund_mail(refund))
  from data.purchases u join data.mentees e on e.id = u.mentee_id
  where u.id = payment.purchase_id;
  perform rules.cut_refunds(payment);
  if payment.method = 'card' then
    perform pg_notify('payments', '');
  end if;
  return refund.id;
end $$;
