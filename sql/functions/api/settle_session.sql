-- R13, R14. The mentee or an admin records what became of a planned session after its start: held, or missed by one
-- person. Held sessions count; in coaching, sessions missed by the coachee count too. The mentor may not record it.
-- Refuses: session_not_found, no_running_mentorship, mentor_counts_no_sessions, session_settled, date_in_future,
-- minutes_out_of_range, too_long, session_count_limit.
create function api.settle_session(session_id integer, status data.session_status, minutes integer default null, note text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session data.sessions := rules.lock_planned_session(session_id);
  mentorship data.mentorships;
begin
  select s.* into mentorship from data.mentorships s where s.id = session.mentorship_id;
  if mentorship.mentor_id = rules.viewer_mentor_id() then
    perform rules.reject('mentor_counts_no_sessions', kind => 'MR403');
  elsif settle_session.status not in ('held', 'no_show_mentee', 'no_show_mentor') then
    perform rules.reject('session_settled');
  elsif session.starts_at > now() then
    perform rules.reject('date_in_future');
  end if;
  perform rules.check_session(null, minutes, null, note);
  if rules.session_counts(mentorship.kind, settle_session.status)
    and rules.completed_sessions(mentorship.id) >= rules.session_cap(mentorship.kind) then
    perform rules.reject('session_count_limit');
  end if;
  update data.sessions l
  set status = settle_session.status, minutes = coalesce(settle_session.minutes, l.minutes),
    note = coalesce(settle_session.note, l.note),
    entered_by = rules.viewer_actor(), entered_by_user_id = rules.viewer_user_id(), entered_at = now()
  where l.id = session.id;
end $$;

grant execute on function api.settle_session to app_member, app_admin;
