-- R13, R14. Plans a session of a running mentorship that the caller has locked; `chosen_at`: as in rules.at_short_notice.
-- Mails nobody. Returns it.
-- Refuses: planned_sessions_limit, date_in_past, date_after_end, minutes_out_of_range, too_long.
create function rules.add_planned_session(
  mentorship data.mentorships, starts_at timestamptz, minutes integer, note text, place text,
  chosen_at timestamptz default null)
returns data.sessions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session data.sessions;
begin
  perform rules.check_session(starts_at, minutes, place, note, mentorship);
  perform rules.refuse_full_plan(mentorship);
  insert into data.sessions as l (mentorship_id, status, held_on, starts_at, minutes, note, place, short_notice, entered_by, entered_by_user_id)
  values (mentorship.id, 'planned', rules.local_date(starts_at), starts_at, minutes, note, nullif(trim(place), ''),
    rules.at_short_notice(starts_at, chosen_at), rules.viewer_actor(), rules.viewer_user_id())
  returning l.* into session;
  return session;
end $$;
