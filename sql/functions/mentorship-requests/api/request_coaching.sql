-- A mentee requests the coaching of a 2-in-1 package from one coach and accepts the coachee's terms. Returns the
-- request id.
-- Refuses: terms_not_accepted, what rules.send_request refuses.
create function api.request_coaching(
  mentor_id integer, message text, reason text, field_of_interest_id integer, terms_accepted boolean,
  begin_requested boolean default false)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_mentee();
  perform rules.accept_text(rules.viewer_user_id(), 'coachee_terms', terms_accepted);
  return rules.send_request(mentor_id, 'coaching', message, reason, field_of_interest_id, begin_requested);
end $$;

grant execute on function api.request_coaching to app_member;
