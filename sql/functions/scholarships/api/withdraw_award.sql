-- R26. An admin withdraws an award and closes its order, unless a refund has closed it. Refused once a request was sent, money was paid, or a card
-- payment is open.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, person_erased, award_used,
-- card_payment_open.
create function api.withdraw_award(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
begin
  perform rules.require_right_for_routine('treasurer');
  perform rules.lock_living_user(e.user_id)
  from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = withdraw_award.purchase_id;
  purchase := rules.lock_purchase(purchase_id);
  if purchase.award_id is null then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif rules.award_obstacle(purchase) is not null then
    perform rules.reject(rules.award_obstacle(purchase));
  end if;

  update data.awards w set withdrawn_at = now() where w.id = purchase.award_id and w.withdrawn_at is null;
  if not found then
    return;
  end if;
  if purchase.refunded_at is null then
    perform rules.cancel_order(purchase.id);
  end if;
  perform rules.queue_mail('scholarship_withdrawn:' || purchase.award_id, 'scholarship_withdrawn', e.user_id)
  from data.mentees e where e.id = purchase.mentee_id;
end $$;

grant execute on function api.withdraw_award to app_admin;
