-- A mentee withdraws from a purchase within fourteen days. Closes its parts and pending request at once and creates
-- the refund, for a deposit to the named account. Mails the declaration with date and time to the mentee, and a
-- notice to the admins. Returns the refund id.
-- Refuses: role_not_held, purchase_not_found, no_refund_ground, payment_disputed, iban_invalid.
create function api.withdraw_purchase(purchase_id integer, iban text default null, account_holder text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  purchase data.purchases := rules.lock_purchase(purchase_id);
  refund_id integer;
begin
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif rules.refund_ground(purchase) is distinct from 'withdrawal' then
    perform rules.reject('no_refund_ground');
  end if;
  perform rules.keep_refund_account(purchase.id, iban, account_holder);
  refund_id := rules.refund(purchase, 'withdrawal', null);
  perform rules.queue_mail('purchase_withdrawn:' || refund_id, 'purchase_withdrawn', a.user_id,
    rules.purchase_mail(purchase.id) || jsonb_build_object('at', now()))
  from data.admins a where a.active and a.admin_right <> 'coordinator';
  return refund_id;
end $$;

grant execute on function api.withdraw_purchase to app_member;
