-- Flags a payment for the admins: once per problem and Stripe id; admins see only the last six characters of the id.
-- At most one mail per admin and day: further flags of a day are announced by one mail the next morning.
create function rules.raise_flag(
  problem text, external_ref text, purchase_id integer default null, payment_id integer default null, detail jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  morning constant timestamptz := (rules.local_date() + 1 + time '08:00') at time zone 'Europe/Athens';
begin
  insert into data.payment_flags (problem, external_ref, purchase_id, payment_id, detail)
  values (problem, external_ref, purchase_id, payment_id,
    jsonb_build_object('ref', right(external_ref, 6))
      || (detail - array['sessionId', 'paymentIntent', 'idempotencyKey', 'stripeRefundId', 'disputeId']))
  on conflict on constraint payment_flags_problem_external_ref_key do nothing;
  if not found then
    return;
  end if;
  perform rules.queue_mail('payment_flagged:' || rules.local_date(morning), 'payment_flagged', a.user_id)
  from data.admins a
  where a.active and a.admin_right <> 'coordinator' and exists (
    select from private.outbox o where o.key = 'payment_flagged:' || rules.local_date() || ':' || a.user_id);
  update private.outbox o set next_attempt_at = morning
  where o.status = 'queued' and o.attempts = 0
    and o.key in (select 'payment_flagged:' || rules.local_date(morning) || ':' || a.user_id from data.admins a);
  perform rules.queue_mail('payment_flagged:' || rules.local_date(), 'payment_flagged', a.user_id)
  from data.admins a where a.active and a.admin_right <> 'coordinator';
end $$;
