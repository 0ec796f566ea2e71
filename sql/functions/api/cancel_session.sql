-- R14. Cancels a planned session; the other people involved get a mail. A coachee's cancellation after noon of the
-- day before counts as a held session (late_cancel), unless all sessions are already counted. No other cancellation
-- counts. Returns the session's new status.
-- Refuses: session_not_found, no_running_mentorship, already_answered.
create function api.cancel_session(session_id integer)
returns data.session_status
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session data.sessions;
  mentorship data.mentorships;
  late boolean;
begin
  perform rules.refuse_other_right();
  select l.* into session from data.sessions l where l.id = session_id;
  if not found then
    perform rules.reject('session_not_found', kind => 'MR404');
  end if;
  mentorship := rules.lock_shared_mentorship(session.mentorship_id);
  select l.* into session from data.sessions l where l.id = session_id for no key update;
  if session.status <> 'planned' then
    perform rules.reject('already_answered');
  end if;
  late := mentorship.kind = 'coaching' and mentorship.mentee_id = rules.viewer_mentee_id()
    and now() > rules.free_cancellation_until(session.held_on)
    and rules.completed_sessions(mentorship.id) < rules.session_cap(mentorship.kind);
  update data.sessions l
  set status = case when late then 'late_cancel' else 'cancelled' end::data.session_status,
    entered_by = rules.viewer_actor(), entered_by_user_id = rules.viewer_user_id(), entered_at = now()
  where l.id = session.id
  returning l.* into session;
  perform rules.tell_session('session_cancelled', mentorship, session);
  return session.status;
end $$;

grant execute on function api.cancel_session to app_member, app_admin;
