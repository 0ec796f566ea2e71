-- R13, R14. The mentee or the team records what became of a planned session after its start: held, or missed by one
-- person. Held sessions count; in coaching, sessions missed by the coachee count too. Also after a pause or the end, until
-- the part is paid back (rules.lock_session_log); a refund that is not sent is computed again. The mentor may not record
-- it.
-- Refuses: session_not_found, right_not_held, own_profile, person_erased, no_running_mentorship, already_refunded,
-- mentor_counts_no_sessions, session_settled, date_in_future, date_after_end, minutes_out_of_range, too_long, session_count_limit,
-- service_performed.
create function api.settle_session(session_id integer, status data.session_status, minutes integer default null, note text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session data.sessions;
  mentorship data.mentorships;
begin
  select l.* into session from data.sessions l where l.id = session_id;
  if not found then
    perform rules.reject('session_not_found', kind => 'MR404');
  elsif exists (
    select from data.mentorships s where s.id = session.mentorship_id and s.mentor_id = rules.viewer_mentor_id()) then
    perform rules.reject('mentor_counts_no_sessions', kind => 'MR403');
  end if;
  mentorship := rules.lock_session_log(session.mentorship_id, afterwards => true, settling => true);
  select l.* into session from data.sessions l where l.id = session.id for no key update;
  if session.status <> 'planned' or settle_session.status not in ('held', 'no_show_mentee', 'no_show_mentor') then
    perform rules.reject('session_settled');
  elsif session.starts_at > now() then
    perform rules.reject('date_in_future');
  elsif session.held_on >= mentorship.ends_on then
    perform rules.reject('date_after_end');
  end if;
  perform rules.check_session(null, minutes, null, note);
  if rules.session_counts(mentorship.kind, settle_session.status) and rules.log_full(mentorship) then
    perform rules.reject('session_count_limit');
  end if;
  update data.sessions l
  set status = settle_session.status, minutes = coalesce(settle_session.minutes, l.minutes),
    note = coalesce(settle_session.note, l.note),
    entered_by = rules.viewer_actor(), entered_by_user_id = rules.viewer_user_id(), entered_at = now()
  where l.id = session.id;
  perform rules.correct_refund(mentorship);
end $$;

grant execute on function api.settle_session to app_member, app_admin;
