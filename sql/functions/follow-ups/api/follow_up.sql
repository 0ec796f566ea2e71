-- An admin looks after a trouble (settled is false), or says that it is settled, with a note and perhaps the day on which the
-- team wants to look again. `about_id`: of a flagged mentor hers, otherwise that of the mentorship.
-- Refuses: role_not_held, right_not_held, mentorship_not_found, mentor_not_found, own_profile, person_erased, trouble_note_missing,
-- too_long, date_in_past.
-- Null: note, look_again_on.
create function api.follow_up(
  trouble data.trouble, about_id integer, settled boolean, note text default null, look_again_on date default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  words constant text := nullif(trim(note), '');
begin
  if trouble = 'flagged' then
    perform rules.lock_living_user(m.user_id) from data.mentors m where m.id = about_id;
  else
    perform rules.lock_living_user(s.mentor_user_id, s.mentee_user_id) from data.mentorships s where s.id = about_id;
  end if;
  if not found then
    perform rules.reject(case trouble when 'flagged' then 'mentor_not_found' else 'mentorship_not_found' end, kind => 'MR404');
  elsif settled and words is null then
    perform rules.reject('trouble_note_missing', 'note', 'MR422');
  elsif length(words) > 2000 then
    perform rules.reject('too_long', 'note', 'MR422');
  elsif look_again_on <= rules.local_date() then
    perform rules.reject('date_in_past', 'look_again_on', 'MR422');
  end if;
  insert into data.follow_ups (trouble, mentorship_id, mentor_id, by_user_id, settled, note, look_again_on)
  select follow_up.trouble, case when follow_up.trouble <> 'flagged' then about_id end,
    case when follow_up.trouble = 'flagged' then about_id end, admin, follow_up.settled,
    case when follow_up.settled then words end, case when follow_up.settled then follow_up.look_again_on end;
end $$;

grant execute on function api.follow_up to app_admin;
