-- Locks the mentee, the purchase, then its parts in id order. Returns the purchase.
-- Refuses: purchase_not_found.
create function rules.lock_purchase(purchase_id integer)
returns data.purchases
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
begin
  select u.* into purchase from data.purchases u where u.id = lock_purchase.purchase_id;
  if not found then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  end if;
  perform from data.mentees e where e.id = purchase.mentee_id for no key update;
  select u.* into purchase from data.purchases u where u.id = purchase.id for no key update;
  perform from data.parts p where p.purchase_id = purchase.id order by p.id for no key update;
  return purchase;
end $$;
