-- R13. The mentee of a running mentorship, or an admin, counts one held session: today, or on `held_on`. The admin also
-- on a day of a mentorship that is paused or ended (rules.lock_session_log); a refund that is not sent is computed again. A second session on the same day needs `same_day`. A form sent twice counts once. Returns the number of completed
-- sessions.
-- Refuses: session_count_limit, date_in_future, date_before_start, date_after_end, date_in_pause (a whole day of
-- it), minutes_out_of_range, too_long, session_same_day, service_performed, what rules.lock_session_log refuses.
create function api.increase_sessions(
  mentorship_id integer, form_key text, held_on date default null, minutes integer default null,
  note text default null, same_day boolean default false)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_session_log(mentorship_id, afterwards => held_on is not null);
  day constant date := coalesce(held_on, rules.local_date());
begin
  if not rules.first_use(form_key) then
    return rules.completed_sessions(mentorship.id);
  end if;
  if rules.log_full(mentorship) then
    perform rules.reject('session_count_limit');
  end if;
  if day > rules.local_date() then
    perform rules.reject('date_in_future', 'heldOn');
  elsif day < rules.local_date(mentorship.started_at) then
    perform rules.reject('date_before_start', 'heldOn');
  elsif day > rules.local_date(mentorship.ended_at) or day >= mentorship.ends_on then
    perform rules.reject('date_after_end', 'heldOn');
  elsif day > rules.local_date(mentorship.paused_at)
    or mentorship.past_pauses @> tstzrange(rules.end_of_local_day(day - 1), rules.end_of_local_day(day)) then
    perform rules.reject('date_in_pause', 'heldOn');
  elsif minutes not between 5 and 600 then
    perform rules.reject('minutes_out_of_range', 'minutes', 'MR422');
  elsif length(note) > 2000 then
    perform rules.reject('too_long', 'note', 'MR422');
  elsif same_day is not true and exists (
    select from data.sessions s
    where s.mentorship_id = mentorship.id and s.held_on = day and rules.session_counts(mentorship.kind, s.status)) then
    perform rules.reject('session_same_day', 'sameDay');
  end if;

  insert into data.sessions (mentorship_id, status, held_on, minutes, note, entered_by, entered_by_user_id)
  values (mentorship.id, 'held', day, minutes, nullif(trim(note), ''), rules.viewer_actor(), rules.viewer_user_id());
  perform rules.correct_refund(mentorship);
  return rules.completed_sessions(mentorship.id);
end $$;

grant execute on function api.increase_sessions to app_member, app_admin;
