-- R13. Removes the newest counted session: an admin any, the mentee only one that the mentee entered. A form sent
-- twice counts once. Returns the number of completed sessions.
-- Refuses: session_count_limit, what rules.lock_session_log refuses.
create function api.decrease_sessions(mentorship_id integer, form_key text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_session_log(mentorship_id, afterwards => false);
  newest integer;
begin
  if not rules.first_use(form_key) then
    return rules.completed_sessions(mentorship.id);
  end if;

  select s.id into newest
  from data.sessions s
  where s.mentorship_id = mentorship.id and rules.session_counts(mentorship.kind, s.status)
    and (rules.viewer_is_admin() or (s.entered_by = 'mentee' and s.status = 'held'))
  order by s.held_on desc, s.id desc
  limit 1;
  if newest is null then
    perform rules.reject('session_count_limit');
  end if;

  delete from data.sessions s where s.id = newest;
  perform rules.record('mentorships', mentorship.id, 'session_removed');
  return rules.completed_sessions(mentorship.id);
end $$;

grant execute on function api.decrease_sessions to app_member, app_admin;
