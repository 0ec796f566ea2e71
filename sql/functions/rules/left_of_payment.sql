-- Returns what is left of a payment, in cents: its amount minus refunds done and refunds that Stripe is processing.
create function rules.left_of_payment(payment data.payments)
returns integer
language sql stable security definer set search_path = ''
as $$
  select payment.amount_cents - coalesce(sum(r.amount_cents), 0)::integer
  from data.refunds r
  where r.payment_id = payment.id and (r.state = 'done' or r.state = 'sent' and r.external_ref is not null)
$$;
