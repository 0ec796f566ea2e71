-- R14. One of the two or an admin changes when, where or how long a planned session is; the others get a mail, and the
-- reminder of the day before comes again. A coachee can move it while it can be cancelled freely, else moving would
-- evade the rule. Sent twice, it changes nothing.
-- Refuses: session_not_found, no_running_mentorship, session_settled, too_late_to_move, date_in_past,
-- date_after_end, minutes_out_of_range, too_long.
create function api.move_session(
  session_id integer, starts_at timestamptz, minutes integer default null, note text default null, place text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before data.sessions := rules.lock_planned_session(session_id);
  session data.sessions;
  mentorship data.mentorships;
begin
  select s.* into mentorship from data.mentorships s where s.id = before.mentorship_id;
  if starts_at <> before.starts_at and rules.viewer_cancels_late(before.id) then
    perform rules.reject('too_late_to_move');
  end if;
  perform rules.check_session(starts_at, minutes, place, note, mentorship);
  update data.sessions l
  set starts_at = move_session.starts_at, held_on = rules.local_date(move_session.starts_at), minutes = move_session.minutes,
    note = move_session.note, place = nullif(trim(move_session.place), ''),
    short_notice = case when l.starts_at = move_session.starts_at then l.short_notice else rules.at_short_notice(move_session.starts_at) end,
    entered_by = rules.viewer_actor(), entered_by_user_id = rules.viewer_user_id(),
    -- Calendars number the changes of a session by seconds.
    entered_at = greatest(now(), l.entered_at + interval '1 second')
  where l.id = before.id
    and (l.starts_at, l.minutes, l.note, l.place) is distinct from
      (move_session.starts_at, move_session.minutes, move_session.note, nullif(trim(move_session.place), ''))
  returning l.* into session;
  if not found then
    return;
  end if;
  if session.held_on <> before.held_on then
    delete from private.reminders r where r.kind = 'session' and r.subject_id = session.id;
  end if;
  perform rules.tell_session('session_moved', mentorship, session, before.starts_at);
end $$;

grant execute on function api.move_session to app_member, app_admin;
