-- Closes what is open of a mentee who is erased: pending requests are withdrawn, unpaid orders cancelled (money that
-- still arrives becomes surplus to refund), remaining parts given up. An unused award becomes free again. The caller
-- holds the mentee's lock.
create function rules.give_up_purchases(mentee_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
  request data.mentorship_requests;
begin
  for request in
    select q.* from data.mentorship_requests q
    where q.mentee_id = give_up_purchases.mentee_id and q.status = 'pending'
  loop
    request := rules.close_request(request.id, 'withdrawn', 'mentee');
    if request.close_reason = 'withdrawn' then
      perform rules.queue_mail('request_withdrawn:' || request.id, 'request_withdrawn', request.mentor_user_id,
        rules.request_mail(request));
    end if;
  end loop;

  for purchase in
    select u.* from data.purchases u where u.mentee_id = give_up_purchases.mentee_id order by u.id for no key update
  loop
    if not rules.award_used(purchase.id) and (purchase.paid_at is null or purchase.price_cents = 0) then
      update data.awards w set withdrawn_at = now() where w.id = purchase.award_id and w.withdrawn_at is null;
    end if;
    if purchase.paid_at is null and purchase.cancelled_at is null then
      perform rules.cancel_order(purchase.id);
    elsif exists (select from data.parts p where p.purchase_id = purchase.id and p.status = 'paid') then
      perform rules.close_parts(purchase.id, 'cancelled');
      perform rules.record('purchases', purchase.id, 'given_up');
    end if;
  end loop;
end $$;
