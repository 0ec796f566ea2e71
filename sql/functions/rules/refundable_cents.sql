-- Returns the cents of a payment that no refund, done or planned, covers yet.
create function rules.refundable_cents(payment data.payments)
returns integer
language sql stable security definer set search_path = ''
as $$
  select payment.amount_cents - coalesce(sum(r.amount_cents), 0)::integer
  from data.refunds r
  where r.payment_id = payment.id and r.state <> 'void'
$$;
