-- R21. Locks the order of a guardian's link, and returns it, to be paid by the guardian. What the mentee could not pay either, the
-- act itself refuses.
-- Locks user, mentee, order, parts.
-- Refuses: what rules.lock_guardian_link refuses, purchase_closed (a scholarship that is not ordered yet, or the mentee is
-- suspended: api.auth_guardian_link offers neither).
create function rules.lock_order_to_pay(token text)
returns data.purchases
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link constant private.tokens := rules.lock_guardian_link(token);
  purchase data.purchases;
begin
  select u.* into purchase from data.purchases u where u.id = link.purchase_id;
  if purchase.method = 'scholarship' or rules.is_suspended(link.user_id) then
    perform rules.reject('purchase_closed');
  end if;
  return purchase;
end $$;
