-- An admin declines a mentee's refund request, with a reason. An admin may not answer their own request.
-- Refuses: role_not_held, right_not_held, request_not_found, own_profile, already_answered, reason_missing.
create function api.decline_refund_request(request_id integer, answer text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right('treasurer');
  request data.refund_requests;
begin
  select q.* into request from data.refund_requests q where q.id = request_id;
  if not found then
    perform rules.reject('request_not_found', kind => 'MR404');
  end if;
  -- Lock the purchase first, as a refund does, so that the two answers run one after the other.
  perform from data.purchases u where u.id = request.purchase_id for no key update;
  select q.* into request from data.refund_requests q where q.id = request.id for no key update;
  perform rules.refuse_own_purchase(request.purchase_id);
  if request.answered_at is not null then
    perform rules.reject('already_answered');
  elsif coalesce(trim(answer), '') = '' then
    perform rules.reject('reason_missing', 'answer', 'MR422');
  end if;
  update data.refund_requests q
  set answered_at = now(), answered_by = admin, granted = false, answer = trim(decline_refund_request.answer)
  where q.id = request.id;
  perform rules.record('purchases', request.purchase_id, 'refund_declined');
  perform rules.queue_mail('refund_declined:' || request.id, 'refund_declined', e.user_id,
    rules.purchase_mail(u.id) || jsonb_build_object('at', request.asked_at, 'message', trim(answer)))
  from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = request.purchase_id;
end $$;

grant execute on function api.decline_refund_request to app_admin;
