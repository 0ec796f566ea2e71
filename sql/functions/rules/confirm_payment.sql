-- Records the payment of a purchase under its external reference, opens the parts and queues a mail. For a full
-- scholarship (price 0) the mail about the award is sent instead. Returns false if already paid. The caller holds the
-- purchase's lock.
create function rules.confirm_payment(purchase data.purchases, method data.payment_method, external_ref text)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
begin
  if purchase.paid_at is not null then
    return false;
  end if;

  insert into data.payments as p (purchase_id, method, external_ref, amount_cents, currency, recorded_by)
  values (purchase.id, method, external_ref, purchase.price_cents, purchase.currency, rules.viewer_user_id())
  returning p.* into payment;
  insert into data.ledger_entries (purchase_id, payment_id, amount_cents)
  values (purchase.id, payment.id, payment.amount_cents);

  update data.purchases u set paid_at = payment.paid_at, method = confirm_payment.method where u.id = purchase.id;
  update data.parts p set status = 'paid' where p.purchase_id = purchase.id and p.status = 'awaiting_payment';

  -- Named, but of age before the answer.
  if purchase.guardian_consented_at is null and not rules.needs_guardian(purchase.mentee_id) then
    perform rules.forget_guardian(purchase.id);
  end if;
  perform rules.record('purchases', purchase.id, 'paid', detail => jsonb_build_object('method', method));
  perform rules.queue_mail('paid:' || purchase.id, 'paid', m.user_id, rules.purchase_mail(purchase.id))
  from data.mentees m where m.id = purchase.mentee_id and purchase.price_cents > 0;
  return true;
end $$;
