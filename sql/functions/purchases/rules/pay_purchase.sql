-- The payment has the price of its purchase: counts it, opens the parts and queues a mail, of a minor also to the guardian. For a full scholarship
-- (price 0) the mail about the award is sent instead. What deposits had brought in part before, if another way paid,
-- is flagged as paid twice. The caller holds the purchase's lock.
create function rules.pay_purchase(purchase data.purchases, payment data.payments)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update data.purchases u set paid_at = payment.paid_at, paid_on = payment.paid_on, method = payment.method where u.id = purchase.id;
  update data.parts p set status = 'paid' where p.purchase_id = purchase.id and p.status = 'awaiting_payment';
  -- Named, but of age before the answer.
  if purchase.guardian_consented_at is null and not rules.needs_guardian(purchase.mentee_id) then
    perform rules.forget_guardian(purchase.id);
  end if;
  perform rules.record('purchases', purchase.id, 'paid', detail => jsonb_build_object('method', payment.method));
  perform rules.flag_part(purchase.id, 'paid_twice');
  perform rules.queue_mail('paid:' || payment.id, 'paid', m.user_id, rules.purchase_mail(purchase.id))
  from data.mentees m where m.id = purchase.mentee_id and purchase.price_cents > 0;
  perform rules.queue_mail('guardian_paid:' || payment.id, 'guardian_paid', w.id,
    jsonb_build_object('name', '', 'mentee', w.name, 'menteeLatin', rules.latin_first_name(w), 'package', g.names,
      'cents', purchase.price_cents, 'currency', purchase.currency, 'reference', purchase.reference),
    to_email => purchase.guardian_email)
  from data.mentees m join data.users w on w.id = m.user_id, data.packages g
  where m.id = purchase.mentee_id and g.id = purchase.package_id and purchase.guardian_consented_at is not null
    and purchase.price_cents > 0 and rules.needs_guardian(m.id);
end $$;
