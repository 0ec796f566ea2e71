-- Leaves administrators a payment that needs a person: once for each problem of each thing at Stripe, of whose names
-- they see the end only.
create function rules.raise_flag(
  problem text, external_ref text, purchase_id integer default null, payment_id integer default null, detail jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into data.payment_flags (problem, external_ref, purchase_id, payment_id, detail)
  values (problem, external_ref, purchase_id, payment_id,
    jsonb_build_object('ref', right(external_ref, 6))
      || (detail - array['sessionId', 'paymentIntent', 'idempotencyKey', 'stripeRefundId', 'disputeId']))
  on conflict on constraint payment_flags_problem_external_ref_key do nothing;
  if found then
    perform rules.queue_mail('payment_flagged:' || problem || ':' || external_ref, 'payment_flagged', a.user_id)
    from data.admins a where a.active;
  end if;
end $$;
