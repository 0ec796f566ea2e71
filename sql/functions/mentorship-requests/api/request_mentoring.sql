-- A mentee requests mentoring from one mentor, on the oldest open mentoring part. The deadline is the end of the
-- fifth day. `begin_requested`: the express request to begin. Returns the request id.
-- Refuses: mentor_not_found, own_profile, request_pending, mentee_in_mentorship, no_package, payment_not_confirmed,
-- coaching_not_completed, claim_period_passed, mentor_in_mentorship, mentor_not_available, mentor_not_cleared.
create function api.request_mentoring(mentor_id integer, message text, begin_requested boolean default false)
returns integer
language sql volatile security definer set search_path = ''
as $$
  select rules.send_request(mentor_id, 'mentoring', message, begin_requested => begin_requested)
$$;

grant execute on function api.request_mentoring to app_member;
