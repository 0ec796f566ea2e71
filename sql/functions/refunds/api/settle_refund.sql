-- Long: one act, from what stands against it to the books.
-- An admin records that the team has sent a refund for another's purchase by bank transfer, with the bank's reference and
-- day (rules.money_day): of a deposit, or of a card that Stripe could not refund. `sent_cents`: it was sent already, and is
-- recorded although the payment was disputed or the money went back in another way meanwhile. The mentee gets a mail.
-- Locks mentee, purchase, parts, then bank references.
-- Refuses: role_not_held, right_not_held, password_needed, refund_not_found, own_profile, already_refunded,
-- payment_disputed, already_answered, amount_invalid, reference_missing, reference_used, date_in_future,
-- refund_before_payment, money_day_too_early.
create function api.settle_refund(
  refund_id integer, external_ref text, sent_cents integer default null, sent_on date default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_with_password('treasurer');
  purchase data.purchases;
  payment data.payments;
  refund data.refunds;
  stage text;
  by_stripe boolean;
  day date;
begin
  select r.* into refund from data.refunds r where r.id = refund_id;
  if not found then
    perform rules.reject('refund_not_found', kind => 'MR404');
  end if;
  perform rules.refuse_own_purchase(refund.purchase_id);
  purchase := rules.lock_purchase(refund.purchase_id);
  perform rules.lock_bank_references();
  select r.* into refund from data.refunds r where r.id = refund.id for no key update;
  select p.* into payment from data.payments p where p.id = refund.payment_id;
  stage := rules.refund_stage(refund);
  by_stripe := stage = 'on_the_way' or stage = 'done' and not refund.by_bank;
  if stage = 'done' and refund.by_bank or by_stripe and sent_cents is null then
    perform rules.reject('already_answered');
  elsif stage = 'void' and sent_cents is null then
    perform rules.reject('already_refunded');
  elsif stage = 'disputed' and sent_cents is null then
    perform rules.reject('payment_disputed');
  elsif sent_cents not between 1 and 1000000 then
    perform rules.reject('amount_invalid', 'amount', 'MR422');
  elsif sent_on < payment.paid_on then
    perform rules.reject('refund_before_payment', 'sentOn', 'MR422');
  elsif coalesce(trim(external_ref), '') = '' then
    perform rules.reject('reference_missing', 'externalRef', 'MR422');
  elsif exists (select from data.refunds r where r.external_ref = trim(settle_refund.external_ref)) then
    perform rules.reject('reference_used', 'externalRef');
  end if;
  -- What came back is sent again no earlier than it came.
  day := rules.money_day(sent_on, 'sentOn', greatest(payment.paid_on, (
    select max(l.paid_on) from data.ledger_entries l where l.refund_id = refund.id and l.by_bank)));
  -- Beside the refund that Stripe has made or is making, as one of its own.
  if by_stripe then
    insert into data.refunds as r (payment_id, purchase_id, amount_cents, ground, requested_by)
    values (payment.id, purchase.id, sent_cents, 'goodwill', admin)
    returning r.* into refund;
  end if;
  update data.payment_flags f set settled_at = now(), settled_by = admin
  where f.problem = 'refund_failed' and f.external_ref = refund.external_ref and f.settled_at is null;
  update data.refunds r set amount_cents = coalesce(sent_cents, r.amount_cents) where r.id = refund.id returning r.* into refund;
  perform rules.finish_refund(refund, true, trim(settle_refund.external_ref), day, 'bank');
  perform rules.close_emptied(purchase, payment, refund.ground, refund.external_ref, '{}');
  perform rules.cut_refunds(payment);
end $$;

grant execute on function api.settle_refund to app_admin;
