-- R14. The mentee, the mentor or an admin offers one to three times for a session of a running mentorship, with its place;
-- the others get a mail. They are open until one is taken (api.take_time) or all have passed, and other times, from
-- whichever side, take their place. The same again changes nothing. Returns the id of the proposal.
-- Refuses: right_not_held, texts_due, own_profile, person_erased, no_running_mentorship, required, too_many_times, same_time, date_in_past, date_after_end,
-- too_long, planned_sessions_limit.
-- Type times: string[].
create function api.propose_times(mentorship_id integer, times timestamptz[], place text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return rules.propose_times(rules.lock_shared_mentorship(mentorship_id), times, place);
end $$;

grant execute on function api.propose_times to app_member, app_admin;
