-- R25. Why what was confirmed of a purchase from the bank cannot be taken back, or null: nothing_confirmed;
-- confirmation_documented while a tax document of it stands; confirmation_refunded once money of it goes back, went back or
-- was asked for; and of what paid the order confirmation_requested while a mentor is asked, confirmation_used once a pair began.
create function rules.take_back_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  with confirmed as materialized (
    select p.id, p.surplus from data.payments p
    where p.purchase_id = purchase.id and p.method in ('deposit', 'iris') and p.amount_cents > 0),
  paying as (
    select o.id, o.status from data.parts o
    where o.purchase_id = purchase.id and exists (select from confirmed c where not c.surplus))
  select case
    when not exists (select from confirmed) then 'nothing_confirmed'
    when exists (
      select from data.tax_documents d join confirmed c on c.id = d.payment_id
      where d.purchase_id = purchase.id and d.credits_id is null and rules.left_of_document(d) > 0) then 'confirmation_documented'
    when exists (select from data.refunds r join confirmed c on c.id = r.payment_id where r.state <> 'void')
      or exists (select from data.refund_requests q where q.purchase_id = purchase.id and q.answered_at is null)
      then 'confirmation_refunded'
    when exists (select from data.mentorships s join paying o on o.id = s.part_id) then 'confirmation_used'
    when exists (select from paying o where o.status = 'pending') then 'confirmation_requested'
  end
$$;
