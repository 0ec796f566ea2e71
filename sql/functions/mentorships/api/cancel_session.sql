-- R14. Cancels a planned session; the other people involved get a mail. A coachee's cancellation after noon of the
-- day before counts as a held session (late_cancel), unless somebody else set the time after that noon, or all sessions
-- are already counted. No other cancellation counts. `free`: the viewer was told that it does not count, so it is refused if it would count by now. Returns the
-- session's new status.
-- Refuses: session_not_found, no_running_mentorship, session_settled, cancels_late_now.
create function api.cancel_session(session_id integer, free boolean default false)
returns data.session_status
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session data.sessions := rules.lock_planned_session(session_id);
  mentorship data.mentorships;
  late constant boolean := rules.viewer_cancels_late(session.id);
begin
  select s.* into mentorship from data.mentorships s where s.id = session.mentorship_id;
  if late and cancel_session.free then
    perform rules.reject('cancels_late_now');
  end if;
  update data.sessions l
  set status = case when late then 'late_cancel' else 'cancelled' end::data.session_status,
    entered_by = rules.viewer_actor(), entered_by_user_id = rules.viewer_user_id(),
    -- Calendars number the changes of a session by seconds.
    entered_at = greatest(now(), l.entered_at + interval '1 second')
  where l.id = session.id
  returning l.* into session;
  perform rules.tell_session('session_cancelled', mentorship, session);
  return session.status;
end $$;

grant execute on function api.cancel_session to app_member, app_admin;
