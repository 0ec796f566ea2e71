-- Records a dispute (chargeback) as Stripe reports it. While open: nothing new starts on the purchase and no
-- refund is sent. Won: as before. Lost: the bank took the amount, whatever was given back before; a purchase with
-- nothing left is closed, refunds that were not sent are cut, and the mentee is told of those with nothing left to send.
-- An ended dispute does not change: another decision is only flagged. Admins get a flag each time.
create function api.settle_dispute(said jsonb)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  payment data.payments;
  purchase data.purchases;
  dispute private.disputes;
  waiting integer[];
begin
  select p.* into payment from data.payments p where p.external_ref = said->>'paymentIntent' and p.method = 'card';
  if not found then
    return 'unknown';
  end if;
  purchase := rules.lock_purchase(payment.purchase_id);
  waiting := array(select r.id from data.refunds r where r.payment_id = payment.id and r.state in ('sent', 'failed'));
  insert into private.disputes as d (external_ref, payment_id, amount_cents, state, closed_at)
  values (said->>'disputeId', payment.id, (said->>'cents')::integer, said->>'state', case when said->>'state' <> 'open' then now() end)
  on conflict on constraint disputes_pkey do update set state = excluded.state, closed_at = excluded.closed_at,
    amount_cents = excluded.amount_cents
  where d.state = 'open';
  select d.* into dispute from private.disputes d where d.external_ref = said->>'disputeId';
  perform rules.raise_flag('disputed', dispute.external_ref, purchase.id, payment.id, said);
  if dispute.state <> 'open' then
    update data.payment_flags f set settled_at = now()
    where f.problem = 'disputed' and f.external_ref = dispute.external_ref and f.settled_at is null;
    perform rules.raise_flag('dispute_' || dispute.state, dispute.external_ref, purchase.id, payment.id, said);
  end if;
  if said->>'state' <> 'open' and said->>'state' <> dispute.state then
    perform rules.raise_flag('dispute_turned', dispute.external_ref, purchase.id, payment.id, said);
  end if;
  if dispute.state = 'lost' then
    insert into data.ledger_entries (purchase_id, payment_id, dispute_ref, amount_cents, paid_on)
    values (purchase.id, payment.id, dispute.external_ref, -dispute.amount_cents, rules.stripe_day(said))
    on conflict on constraint ledger_entries_dispute_ref_key do nothing;
    perform rules.close_emptied(purchase, payment, 'dispute', dispute.external_ref, said);
    perform rules.cut_refunds(payment);
    perform rules.queue_mail('refund_void:' || r.id, 'refund_void', e.user_id, rules.refund_mail(r))
    from data.refunds r join data.purchases u on u.id = r.purchase_id join data.mentees e on e.id = u.mentee_id
    where r.id = any (waiting) and r.state = 'void';
  end if;
  update data.purchases u
  set disputed_at = case when rules.payment_disputed(payment.id) then coalesce(u.disputed_at, now()) end
  where u.id = purchase.id and not payment.surplus;
  -- Wake the worker: refunds may have waited for the decision.
  perform pg_notify('payments', '');
  return dispute.state;
end $$;

grant execute on function api.settle_dispute to app_webhook, app_worker;
