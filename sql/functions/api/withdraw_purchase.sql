-- A mentee withdraws from a purchase within fourteen days: its parts are closed at once, her request, if one
-- waits, with them, and the refund is on its way. She gets the date and time by mail.
-- Refuses: role_not_held, purchase_not_found, no_refund_ground.
create function api.withdraw_purchase(purchase_id integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  purchase data.purchases := rules.lock_purchase(purchase_id);
begin
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif rules.refund_ground(purchase) is distinct from 'withdrawal' then
    perform rules.reject('no_refund_ground');
  end if;
  return rules.refund(purchase, 'withdrawal', null);
end $$;

grant execute on function api.withdraw_purchase to app_member;
