-- Takes a purchase for an act that closes it: the mentor of a request waiting on it, its mentee, then itself.
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
  perform from data.mentors m
  where m.id in (
    select r.mentor_id from data.mentorship_requests r
    where r.mentee_id = purchase.mentee_id and r.status = 'pending')
  order by m.id for no key update;
  perform from data.mentees e where e.id = purchase.mentee_id for no key update;
  select u.* into purchase from data.purchases u where u.id = purchase.id for no key update;
  perform from data.parts p where p.purchase_id = purchase.id order by p.id for no key update;
  return purchase;
end $$;
