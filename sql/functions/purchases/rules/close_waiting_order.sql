-- Cancels a mentee's unpaid order of a package, so that an award can replace it. Refused while a card payment is
-- open, or after a proof of deposit was sent: the team looks for the money first. The mentee gets a mail. The caller
-- holds the mentee's lock.
-- Refuses: card_payment_open, proof_sent.
create function rules.close_waiting_order(mentee_id integer, package_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- A concurrent payment also needs the mentee's lock, so the order is read here in its final state.
  waiting constant data.purchases := rules.waiting_order(close_waiting_order.mentee_id, close_waiting_order.package_id);
begin
  if waiting.id is null then
    return;
  elsif rules.card_payment_open(waiting.id) then
    perform rules.reject('card_payment_open');
  elsif exists (select from data.proofs p where p.purchase_id = waiting.id) then
    perform rules.reject('proof_sent');
  end if;
  perform rules.cancel_order(waiting.id);
  perform rules.queue_mail('order_cancelled:' || waiting.id, 'order_cancelled', e.user_id,
    rules.purchase_mail(waiting.id) || jsonb_build_object('cancelledBy', 'team'))
  from data.mentees e where e.id = waiting.mentee_id;
end $$;
