-- R10. The mentor, or an admin for the mentor, rejects a request. Optional: a reason and a message for the mentee,
-- and a note that only the team reads.
-- Refuses: what rules.lock_request refuses.
create function api.reject_mentorship_request(
  request_id integer, reject_reason text default null, reject_message text default null, team_note text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  by_admin constant boolean := rules.viewer_is_admin();
  request data.mentorship_requests := rules.lock_request(request_id, answering => true);
begin
  request := rules.close_request(request.id,
    case when by_admin then 'admin_rejected' else 'mentor_rejected' end::data.close_reason,
    case when by_admin then 'admin' else 'mentor' end::data.actor,
    reject_reason, reject_message, team_note);

  perform rules.queue_mail('request_rejected:' || request.id, 'request_rejected', request.mentee_user_id,
    rules.closed_request_mail(request));
  if by_admin then
    perform rules.queue_mail('answered_for_you:' || request.id, 'answered_for_you', request.mentor_user_id,
      rules.request_mail(request) || '{"approved": false}');
  end if;
end $$;

grant execute on function api.reject_mentorship_request to app_member, app_admin;
