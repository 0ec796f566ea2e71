-- R12. A mentee withdraws their own pending request; the part is free for another. After its deadline it has expired
-- (rules.close_request).
-- Refuses: request_not_found, already_answered.
create function api.withdraw_request(request_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  request data.mentorship_requests;
begin
  request := rules.lock_request(request_id, answering => false);
  request := rules.close_request(request.id, 'withdrawn', 'mentee');
  if request.close_reason = 'withdrawn' then
    perform rules.queue_mail('request_withdrawn:' || request.id, 'request_withdrawn', request.mentor_user_id,
      rules.request_mail(request));
  end if;
end $$;

grant execute on function api.withdraw_request to app_member;
