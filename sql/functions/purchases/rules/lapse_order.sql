-- Cancels an unpaid order after its last day and mails the mentee, also that no guardian confirmed. The half price of a
-- scholarship lapses with it, and its place of the year is free. The caller holds the mentee's lock.
create function rules.lapse_order(purchase data.purchases)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.cancel_order(purchase.id);
  update data.awards w set withdrawn_at = now() where w.id = purchase.award_id and w.withdrawn_at is null;
  if rules.lacks_guardian(purchase) then
    perform rules.queue_mail('guardian_outcome:' || purchase.id || ':lapsed', 'guardian_outcome', e.user_id,
      rules.purchase_mail(purchase.id) || '{"guardianOutcome": "lapsed"}')
    from data.mentees e where e.id = purchase.mentee_id;
  else
    perform rules.queue_mail('order_lapsed:' || purchase.id,
      case when purchase.award_id is null then 'order_lapsed' else 'scholarship_lapsed' end, e.user_id, rules.purchase_mail(purchase.id))
    from data.mentees e where e.id = purchase.mentee_id;
  end if;
end $$;
