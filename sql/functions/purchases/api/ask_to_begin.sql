-- A mentee expressly asks that the service of an order may begin within the withdrawal period, apart from a request to a
-- mentor. The first request stays; asking again changes nothing.
-- Refuses: role_not_held, purchase_not_found, begin_not_requested, begin_not_due.
create function api.ask_to_begin(purchase_id integer, requested boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  purchase data.purchases := rules.lock_purchase(purchase_id);
begin
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif purchase.begin_requested_at is not null then
    return;
  elsif requested is not true then
    perform rules.reject('begin_not_requested', 'beginRequested');
  elsif not rules.begin_due(purchase) then
    perform rules.reject('begin_not_due');
  end if;
  perform rules.take_begin_request(purchase.id);
end $$;

grant execute on function api.ask_to_begin to app_member;
