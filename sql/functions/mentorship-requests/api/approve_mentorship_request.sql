-- R10, R11, R21. The mentor, or an admin for the mentor, accepts a request. The mentorship starts, all other pending
-- requests to this mentor are closed, and their mentees get a mail. With `times`, up to three are offered for the first
-- session, at `place` (api.propose_times). Returns the mentorship id.
-- Refuses: what rules.lock_request refuses, what rules.start_mentorship refuses, what rules.propose_times refuses.
-- Type times: string[].
create function api.approve_mentorship_request(
  request_id integer, times timestamptz[] default null, place text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  by_admin constant boolean := rules.viewer_is_admin();
  request data.mentorship_requests := rules.lock_request(request_id, answering => true, and_waiting => true);
  mentorship_id integer;
  mentorship data.mentorships;
begin
  update data.mentorship_requests r
  set status = 'approved', answered_at = now(), closed_by = case when by_admin then 'admin' else 'mentor' end::data.actor,
    closed_by_user_id = rules.viewer_user_id()
  where r.id = request.id
  returning r.* into request;

  mentorship_id := rules.start_mentorship(request.mentor_id, request.mentee_id, request.part_id, request.id);
  if cardinality(times) > 0 then
    select s.* into mentorship from data.mentorships s where s.id = mentorship_id;
    perform rules.propose_times(mentorship, times, place);
  end if;
  if by_admin then
    perform rules.queue_mail('answered_for_you:' || request.id, 'answered_for_you', request.mentor_user_id,
      rules.request_mail(request) || '{"approved": true}');
  end if;
  return mentorship_id;
end $$;

grant execute on function api.approve_mentorship_request to app_member, app_admin;
