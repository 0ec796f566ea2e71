-- Closes a mentee's order of a package that still awaits payment, so that an award takes its place. Not while a card
-- payment of it is under way, which would bring money for nothing. The caller holds the mentee's lock.
-- Refuses: card_payment_open.
create function rules.close_waiting_order(mentee_id integer, package_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting data.purchases;
begin
  -- Its lock is waited for: an order that is being paid at this moment stays.
  select u.* into waiting from data.purchases u
  where u.mentee_id = close_waiting_order.mentee_id and u.package_id = close_waiting_order.package_id
    and u.paid_at is null and u.cancelled_at is null
  for no key update;
  if not found then
    return;
  elsif rules.card_payment_open(waiting.id) then
    perform rules.reject('card_payment_open');
  end if;
  perform rules.cancel_order(waiting.id);
end $$;
