-- The mentee of a running mentorship, or an administrator, counts a session held; a form sent twice counts
-- once. Returns the completed sessions. Refuses: no_running_mentorship, session_count_limit, date_in_future,
-- date_before_start.
create function api.increase_sessions(
  mentorship_id integer, form_key text, held_on date default null, minutes integer default null, note text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_running_mentorship(mentorship_id);
  day constant date := coalesce(held_on, rules.local_date());
begin
  if not rules.first_use(form_key) then
    return rules.completed_sessions(mentorship.id);
  end if;
  if rules.completed_sessions(mentorship.id) >= rules.session_cap(mentorship.kind) then
    perform rules.reject('session_count_limit');
  end if;
  if day > rules.local_date() then
    perform rules.reject('date_in_future', 'heldOn');
  elsif day < rules.local_date(mentorship.started_at) then
    perform rules.reject('date_before_start', 'heldOn');
  end if;

  insert into data.sessions (mentorship_id, status, held_on, minutes, note, entered_by, entered_by_user_id)
  values (mentorship.id, 'held', day, minutes, note, rules.viewer_actor(), rules.viewer_user_id());
  return rules.completed_sessions(mentorship.id);
end $$;

grant execute on function api.increase_sessions to app_member, app_admin;
