-- A mentee requests mentoring from one mentor, on the oldest open mentoring part. The deadline is the end of the
-- fifth day. `begin_requested`: the express request to begin. Returns the request id.
-- Refuses: what rules.send_request refuses.
create function api.request_mentoring(mentor_id integer, message text, begin_requested boolean default false)
returns integer
language sql volatile security definer set search_path = ''
as $$
  select rules.send_request(mentor_id, 'mentoring', message, begin_requested => begin_requested)
$$;

grant execute on function api.request_mentoring to app_member;
