-- An administrator withdraws an award while no request was sent on it and no money paid; its order is closed.
-- Refuses: role_not_held, purchase_not_found, award_used.
create function api.withdraw_award(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
begin
  perform rules.require_admin();
  purchase := rules.lock_purchase(purchase_id);
  if purchase.award_id is null then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif (purchase.paid_at is not null and purchase.price_cents > 0 and purchase.refunded_at is null) or exists (
    select from data.parts p
    where p.purchase_id = purchase.id and (
      p.status in ('pending', 'running')
      or exists (select from data.mentorship_requests r where r.part_id = p.id)
      or exists (select from data.mentorships m where m.part_id = p.id))
  ) then
    perform rules.reject('award_used');
  end if;

  update data.awards w set withdrawn_at = now() where w.id = purchase.award_id and w.withdrawn_at is null;
  if not found then
    return;
  end if;
  perform rules.cancel_order(purchase.id);
  perform rules.queue_mail('scholarship_withdrawn:' || purchase.award_id, 'scholarship_withdrawn', e.user_id)
  from data.mentees e where e.id = purchase.mentee_id;
end $$;

grant execute on function api.withdraw_award to app_admin;
