-- The mentor turns a request down and is away until a day, in one step.
-- Refuses: role_not_held, date_in_past and what turning down refuses.
create function api.decline_and_be_away(
  request_id integer, until date, reject_reason text default null, reject_message text default null, team_note text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_mentor();
  -- All who wait for her at once, as her absence turns them down too; herself before them.
  perform rules.lock_living_user(rules.viewer_user_id());
  perform rules.lock_mentor_and_waiting(rules.viewer_mentor_id());
  perform api.reject_mentorship_request(request_id, reject_reason, reject_message, team_note);
  perform api.set_away(until);
end $$;

grant execute on function api.decline_and_be_away to app_member;
