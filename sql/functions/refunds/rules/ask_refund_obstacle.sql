-- Returns why a mentee cannot ask the team for a refund of a purchase, or null: any rules.refund_obstacle;
-- not_applicable while a withdrawal is possible, since no other ground gives more; purchase_closed if no part is open;
-- refund_request_open.
create function rules.ask_refund_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(rules.refund_obstacle(purchase), case
    when rules.withdraw_until(purchase) is not null then 'not_applicable'
    when not exists (
      select from data.parts p
      where p.purchase_id = purchase.id and rules.is_unused(p)) then 'purchase_closed'
    when exists (
      select from data.refund_requests q
      where q.purchase_id = purchase.id and q.answered_at is null) then 'refund_request_open'
  end)
$$;
