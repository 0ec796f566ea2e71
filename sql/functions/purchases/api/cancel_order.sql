-- Cancels an unpaid order: the mentee's own, or an admin any other user's. Cancelling twice changes nothing. Refused
-- while a card payment is open (its money would arrive for a closed order) and for a scholarship order (the team
-- withdraws the award instead). A payment that still arrives later is refunded.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, already_paid,
-- order_awarded, card_payment_open.
create function api.cancel_order(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  by_admin constant boolean := rules.viewer_in_team();
  mentee integer;
  purchase data.purchases;
begin
  if by_admin then
    perform rules.require_right_for_routine('treasurer');
  else
    mentee := rules.require_mentee();
    if not exists (select from data.purchases u where u.id = cancel_order.purchase_id and u.mentee_id = mentee) then
      perform rules.reject('purchase_not_found', kind => 'MR404');
    end if;
  end if;
  purchase := rules.lock_purchase(cancel_order.purchase_id);
  if by_admin then
    perform rules.refuse_own_purchase(purchase.id);
  end if;
  if purchase.cancelled_at is not null then
    return;
  elsif purchase.paid_at is not null then
    perform rules.reject('already_paid');
  elsif purchase.award_id is not null then
    perform rules.reject('order_awarded');
  elsif rules.card_payment_open(purchase.id) then
    perform rules.reject('card_payment_open');
  end if;

  perform rules.cancel_order(purchase.id);
  perform rules.queue_mail('order_cancelled:' || purchase.id, 'order_cancelled', e.user_id,
    rules.purchase_mail(purchase.id)
      || jsonb_build_object('cancelledBy', case when by_admin then 'team' else 'herself' end))
  from data.mentees e where e.id = purchase.mentee_id;
end $$;

grant execute on function api.cancel_order to app_member, app_admin;
