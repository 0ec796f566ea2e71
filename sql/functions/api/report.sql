-- A mentor or mentee reports the other person of a request to the team. Returns the report id.
-- Refuses: role_not_held, request_not_found, person_erased.
create function api.report(request_id integer, text text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
  request data.mentorship_requests;
  report_id integer;
begin
  select r.* into request from data.mentorship_requests r
  where r.id = report.request_id and viewer in (r.mentor_user_id, r.mentee_user_id);
  if not found then
    perform rules.reject('request_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(request.mentor_user_id, request.mentee_user_id);
  insert into data.reports (by_user_id, about_user_id, request_id, text)
  values (viewer, case viewer when request.mentor_user_id then request.mentee_user_id else request.mentor_user_id end,
    request.id, report.text)
  returning id into report_id;
  return report_id;
end $$;

grant execute on function api.report to app_member;
