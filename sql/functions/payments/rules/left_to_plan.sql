-- Returns what a new refund of a payment may give back at most, in cents: what is left of it without the refunds that
-- are planned already.
create function rules.left_to_plan(payment data.payments)
returns integer
language sql stable security definer set search_path = ''
as $$
  select rules.left_of_payment(payment) - coalesce(sum(r.amount_cents), 0)::integer
  from data.refunds r
  where r.payment_id = payment.id and (r.state = 'failed' or r.state = 'sent' and r.external_ref is null)
$$;
