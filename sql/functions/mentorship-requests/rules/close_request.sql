-- Closes a pending request with a reason and gives its part back to the mentee. One whose deadline has passed has expired,
-- whatever closes it, and both get the mail about that; not one
-- that its mentor could not accept (rules.is_uncleared). Returns the updated row: a caller that mails its own reason looks
-- at close_reason first.
create function rules.close_request(
  request_id integer, reason data.close_reason, actor data.actor, reject_reason text default null,
  reject_message text default null, team_note text default null)
returns data.mentorship_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request data.mentorship_requests;
begin
  update data.mentorship_requests r
  set status = 'rejected', answered_at = now(),
    close_reason = case when late.late then 'expired' else close_request.reason end,
    closed_by = case when late.late then 'system' else actor end,
    closed_by_user_id = case when actor <> 'system' and not late.late then rules.viewer_user_id() end,
    reject_reason = close_request.reject_reason, reject_message = close_request.reject_message,
    team_note = close_request.team_note
  from (select q.id, q.answer_due_at <= now() and not rules.is_uncleared(q) as late from data.mentorship_requests q where q.id = request_id) as late
  where r.id = late.id and r.status = 'pending'
  returning r.* into request;

  perform rules.give_part_back(request.part_id, own_choice => request.close_reason = 'withdrawn');
  if rules.counts_as_rejection(request.close_reason) then
    perform rules.tell_of_declines(request);
  end if;
  if request.close_reason = 'expired' then
    perform rules.queue_mail('request_expired:' || request.id, 'request_expired_mentee', request.mentee_user_id,
      rules.closed_request_mail(request));
    perform rules.queue_mail('request_expired:' || request.id, 'request_expired_mentor', request.mentor_user_id,
      rules.request_mail(request));
  end if;
  return request;
end $$;
