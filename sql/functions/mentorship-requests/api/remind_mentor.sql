-- R9. An admin reminds a mentor now of a request that waits for the answer, once a day; recorded, and mailed to the
-- mentor.
-- Refuses: role_not_held, request_not_found, already_answered, deadline_passed, own_profile, person_erased,
-- reminded_today.
create function api.remind_mentor(request_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request data.mentorship_requests;
begin
  perform rules.require_admin();
  request := rules.lock_request(request_id, answering => true);
  if not rules.remind_once('request', request.id, 'team ' || rules.local_date()) then
    perform rules.reject('reminded_today');
  end if;
  perform rules.record('mentorship_requests', request.id, 'reminded');
  perform rules.queue_mail('request_reminder_team:' || request.id || ':' || rules.local_date(), 'request_reminder_team',
    request.mentor_user_id, rules.request_mail(request));
end $$;

grant execute on function api.remind_mentor to app_admin;
