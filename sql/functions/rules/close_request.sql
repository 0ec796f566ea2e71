-- Closes a pending request with a reason and gives its part back to the mentee. Returns the updated row.
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
  set status = 'rejected', answered_at = now(), close_reason = close_request.reason, closed_by = actor,
    closed_by_user_id = case when actor <> 'system' then rules.viewer_user_id() end,
    reject_reason = close_request.reject_reason, reject_message = close_request.reject_message,
    team_note = close_request.team_note
  where r.id = request_id and r.status = 'pending'
  returning r.* into request;

  perform rules.give_part_back(request.part_id);
  if reason in ('mentor_rejected', 'admin_rejected', 'expired') then
    perform rules.tell_of_declines(request);
  end if;
  return request;
end $$;
