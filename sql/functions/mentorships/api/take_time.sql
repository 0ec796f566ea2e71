-- R14. Takes one of the times that the other side, or the team, offers: the session is planned as by the viewer, and both
-- get the mail with its file for the calendar. The same time again changes nothing.
-- Refuses: right_not_held, texts_due, own_profile, person_erased, no_running_mentorship, times_not_open, times_of_own,
-- time_passed, date_after_end, planned_sessions_limit.
create function api.take_time(proposal_id integer, starts_at timestamptz)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_shared_mentorship(
    (select p.mentorship_id from data.proposals p where p.id = proposal_id));
  proposal data.proposals;
begin
  select p.* into proposal from data.proposals p where p.id = proposal_id;
  if proposal.taken = starts_at then
    return;
  elsif proposal.closed_at is not null or (starts_at = any (proposal.times)) is not true then
    perform rules.reject('times_not_open');
  elsif proposal.proposed_by = rules.viewer_actor() then
    perform rules.reject('times_of_own');
  elsif starts_at <= now() then
    perform rules.reject('time_passed');
  end if;
  perform rules.close_proposal(mentorship.id, 'taken', starts_at);
  perform rules.tell_session('session_planned', mentorship,
    rules.add_planned_session(mentorship, starts_at, 60, null, proposal.place,
      chosen_at => case when proposal.proposed_by = 'mentee' then proposal.proposed_at end), all_of_them => true);
end $$;

grant execute on function api.take_time to app_member, app_admin;
