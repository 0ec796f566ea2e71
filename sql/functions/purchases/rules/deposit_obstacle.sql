-- R25. What stands between a purchase and the confirmation of its deposit by the viewing administrator, or null. A
-- deposit that was confirmed before is already_paid, too; one that came in part is paid_in_part: the rest is booked with
-- the bank's reference (api.book_deposit). api.mark_paid refuses with it, api.mark_paid_obstacles tells it.
create function rules.deposit_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from data.mentees m where m.id = purchase.mentee_id and m.user_id = rules.viewer_user_id())
      then 'own_profile'
    when purchase.cancelled_at is not null then 'purchase_closed'
    when purchase.paid_at is not null then 'already_paid'
    when rules.card_payment_open(purchase.id) then 'card_payment_open'
    when rules.lacks_guardian(purchase) then 'guardian_not_confirmed'
    when (rules.part_payment(purchase.id)).id is not null then 'paid_in_part'
  end
$$;
