-- Returns what is left of a payment, in cents: its amount without refunds that are done or that Stripe is processing,
-- and without lost disputes. The same answer in whatever order these were reported; below zero if more went out than
-- came in.
create function rules.left_of_payment(payment data.payments)
returns integer
language sql stable security definer set search_path = ''
as $$
  select payment.amount_cents
    - coalesce((
      select sum(r.amount_cents) from data.refunds r
      where r.payment_id = payment.id and (r.state = 'done' or r.state = 'sent' and r.external_ref is not null)), 0)::integer
    - coalesce((
      select sum(d.amount_cents) from private.disputes d where d.payment_id = payment.id and d.state = 'lost'), 0)::integer
$$;
