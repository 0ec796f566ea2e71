-- A mentee asks one mentor for mentoring on her oldest open mentoring part. The answer is due at the end of
-- the fifth day. Refuses: mentor_not_found, own_profile, request_pending, mentee_in_mentorship, no_package,
-- payment_not_confirmed, coaching_not_completed, claim_period_passed, mentor_in_mentorship,
-- mentor_not_available.
create function api.request_mentoring(mentor_id integer, message text)
returns integer
language sql volatile security definer set search_path = ''
as $$
  select rules.send_request(mentor_id, 'mentoring', message)
$$;

grant execute on function api.request_mentoring to app_member;
