-- Why a mentee can't ask the team to give a purchase back, or null: what stands in the way of any refund;
-- not_applicable while she can simply withdraw; purchase_closed when nothing of it is open; refund_request_open.
create function rules.ask_refund_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(rules.refund_obstacle(purchase), case
    when rules.refund_ground(purchase) = 'withdrawal' then 'not_applicable'
    when not exists (
      select from data.parts p
      where p.purchase_id = purchase.id and p.status in ('paid', 'pending')) then 'purchase_closed'
    when exists (
      select from data.refund_requests q
      where q.purchase_id = purchase.id and q.answered_at is null) then 'refund_request_open'
  end)
$$;
