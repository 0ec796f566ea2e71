-- R14. The mentee, the mentor or an admin plans a session of a running mentorship, up to the number that may still
-- count. The others get a mail. Returns its id, or null if the form with this key was sent before.
-- Refuses: no_running_mentorship, planned_sessions_limit, date_in_past, date_after_end, minutes_out_of_range, too_long.
create function api.plan_session(
  mentorship_id integer, starts_at timestamptz, minutes integer default 60, note text default null,
  place text default null, form_key text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_shared_mentorship(mentorship_id);
  session data.sessions;
begin
  if form_key is not null and not rules.first_use(form_key) then
    return null;
  end if;
  session := rules.add_planned_session(mentorship, starts_at, minutes, note, place);
  perform rules.tell_session('session_planned', mentorship, session);
  return session.id;
end $$;

grant execute on function api.plan_session to app_member, app_admin;
