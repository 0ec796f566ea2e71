-- A mentee asks the team for a refund of a purchase that can no longer be withdrawn. Without a refund ground found by
-- the rules, the mentee must write a reason. One open refund request per purchase. The mentee and the admins get a
-- mail. Returns the id of the refund request.
-- Refuses: role_not_held, purchase_not_found, no_refund_ground, mentee_in_mentorship, payment_disputed,
-- not_applicable, purchase_closed, refund_request_open, reason_missing, iban_invalid.
create function api.ask_refund(purchase_id integer, text text, iban text default null, account_holder text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  mentee constant integer := rules.require_mentee(texts_may_wait => true);
  purchase data.purchases := rules.lock_purchase(purchase_id);
  request data.refund_requests;
  mail jsonb;
begin
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif rules.ask_refund_obstacle(purchase) is not null then
    perform rules.reject(rules.ask_refund_obstacle(purchase));
  elsif rules.refund_ground(purchase) is null and coalesce(trim(text), '') = '' then
    perform rules.reject('reason_missing', 'text', 'MR422');
  end if;
  perform rules.store_refund_account(purchase.id, iban, account_holder);
  insert into data.refund_requests as q (purchase_id, text, ground)
  values (purchase.id, coalesce(trim(text), ''), rules.refund_ground(purchase))
  returning q.* into request;
  perform rules.record('purchases', purchase.id, 'refund_asked');

  mail := rules.purchase_mail(purchase.id) || jsonb_build_object('at', request.asked_at);
  perform rules.queue_mail('refund_asked:' || request.id, 'refund_asked', viewer,
    mail || jsonb_build_object('message', request.text));
  perform rules.queue_mail('refund_asked_team:' || request.id, 'refund_asked_team', a.user_id, mail)
  from data.admins a where a.active and a.admin_right <> 'coordinator';
  return request.id;
end $$;

grant execute on function api.ask_refund to app_member;
