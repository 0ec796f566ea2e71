-- Closes a mentee's order of a package that still awaits payment, so that an award takes its place. Not while a card
-- payment of it is under way, which would bring money for nothing. The caller holds the mentee's lock.
-- Nor after a proof of its deposit: her money is looked for first. She is told. Refuses: card_payment_open, proof_sent.
create function rules.close_waiting_order(mentee_id integer, package_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- An order that is paid at this moment is paid under her lock too, so it is seen here as paid.
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
