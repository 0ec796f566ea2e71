-- R16. An admin ends a running or paused mentorship today, for safety, also one whose notice or pause is over by date.
-- The mentor is hidden until the team makes her active again, her waiting requests are closed, the part is dealt with
-- as in a stop by the team. Both get a neutral mail; the other admins who may see it are told, not one of the two, and
-- which other mentorships the mentor has: those go on until the team decides.
-- Locks as rules.lock_mentorship_and_waiting.
-- Refuses: role_not_held, right_not_held, no_running_mentorship, reason_missing, what
-- rules.lock_mentorship_and_waiting refuses.
create function api.end_for_safety(mentorship_id integer, reason text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships;
begin
  perform rules.require_admin();
  mentorship := rules.lock_mentorship_and_waiting(mentorship_id);
  if mentorship.status not in ('running', 'paused') then
    perform rules.reject('no_running_mentorship');
  elsif coalesce(trim(reason), '') = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  end if;
  -- Before the end, so that nobody is told that the mentor is free.
  perform rules.hold_mentor(mentorship.mentor_id);
  perform rules.end_for_safety(mentorship, reason);
  perform rules.tell_team_of_safety('safety_ended_team', mentorship.mentor_user_id, mentorship.mentee_user_id,
    jsonb_build_object('mentorshipId', mentorship.id, 'otherPairs', (
      select jsonb_agg(jsonb_build_object('mentorshipId', s.id, 'initials', rules.initials(s.mentor_user_id, s.mentee_user_id)) order by s.id)
      from data.mentorships s where s.mentor_id = mentorship.mentor_id and s.status in ('running', 'paused'))));
end $$;

grant execute on function api.end_for_safety to app_admin;
