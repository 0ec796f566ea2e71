-- R13. An admin removes one counted session, whoever entered it, also of a mentorship that is paused or ended
-- (rules.lock_session_log); a refund that is not sent is computed again. Returns the number of completed sessions.
-- Refuses: role_not_held, right_not_held, session_not_found, no_running_mentorship, own_profile, already_refunded.
create function api.remove_session(session_id integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships;
  removed data.sessions;
begin
  perform rules.require_admin();
  select s.* into removed from data.sessions s where s.id = session_id;
  if not found then
    perform rules.reject('session_not_found', kind => 'MR404');
  end if;
  mentorship := rules.lock_session_log(removed.mentorship_id, afterwards => true);
  delete from data.sessions s
  where s.id = session_id and rules.session_counts(mentorship.kind, s.status)
  returning s.* into removed;
  if not found then
    perform rules.reject('session_not_found', kind => 'MR404');
  end if;

  perform rules.record('mentorships', mentorship.id, 'session_removed',
    detail => jsonb_build_object('heldOn', removed.held_on, 'minutes', removed.minutes, 'enteredBy', removed.entered_by));
  perform rules.correct_refund(mentorship);
  return rules.completed_sessions(mentorship.id);
end $$;

grant execute on function api.remove_session to app_admin;
