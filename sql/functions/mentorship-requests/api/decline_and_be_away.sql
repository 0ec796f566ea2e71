-- The mentor rejects a request and is away until a day, in one transaction.
-- Refuses: role_not_held, date_in_past, what api.reject_mentorship_request refuses.
create function api.decline_and_be_away(
  request_id integer, until date, reject_reason text default null, reject_message text default null, team_note text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_mentor(by_mail => true);
  -- Locks first the two users of the request, then the mentor and all mentees with a pending request to her: the
  -- absence closes those requests too.
  perform rules.lock_living_user(variadic array(
    select rules.viewer_user_id()
    union
    select r.mentee_user_id from data.mentorship_requests r
    where r.id = request_id and r.mentor_id = rules.viewer_mentor_id()));
  perform rules.lock_mentor_and_waiting(rules.viewer_mentor_id());
  perform api.reject_mentorship_request(request_id, reject_reason, reject_message, team_note);
  -- The pause that this mail offers is taken already.
  delete from private.outbox o where o.key = 'declines:' || request_id || ':' || rules.viewer_user_id() and o.status = 'queued';
  perform api.set_away(until);
end $$;

grant execute on function api.decline_and_be_away to app_member;
