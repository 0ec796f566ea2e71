-- An admin looks after a trouble (settled is false), or says that it is settled, with a note and perhaps the day on which the
-- team wants to look again. `about_id`: as in rules.troubles; `seen`: the last line about it that the page showed. The same
-- act twice changes nothing.
-- Refuses: role_not_held, right_not_held, mentorship_not_found, mentor_not_found, own_profile, person_erased, trouble_note_missing,
-- too_long, date_in_past, not_applicable (the trouble is not there), changed_meanwhile (a colleague has taken it over or
-- settled it).
-- Null: seen, note, look_again_on.
create function api.follow_up(
  trouble data.trouble, about_id integer, settled boolean, seen integer default null, note text default null,
  look_again_on date default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  words constant text := case when settled then trim(note) end;
  again constant date := case when settled then look_again_on end;
  last data.follow_ups;
begin
  if trouble = 'flagged' then
    perform rules.lock_living_user(m.user_id) from data.mentors m where m.id = about_id;
  else
    perform rules.lock_living_user(s.mentor_user_id, s.mentee_user_id) from data.mentorships s where s.id = about_id;
  end if;
  if not found then
    perform rules.reject(case trouble when 'flagged' then 'mentor_not_found' else 'mentorship_not_found' end, kind => 'MR404');
  elsif settled and coalesce(words, '') = '' then
    perform rules.reject('trouble_note_missing', 'note', 'MR422');
  elsif length(words) > 2000 then
    perform rules.reject('too_long', 'note', 'MR422');
  elsif again <= rules.local_date() then
    perform rules.reject('date_in_past', 'lookAgain', 'MR422');
  end if;
  -- One after the other: the second of two admins sees what the first has done.
  perform from data.mentors m where trouble = 'flagged' and m.id = about_id for no key update;
  perform from data.mentorships s where trouble <> 'flagged' and s.id = about_id for no key update;
  select f.* into last from data.follow_ups f
  where f.trouble = follow_up.trouble and coalesce(f.mentorship_id, f.mentor_id) = about_id
  order by f.id desc
  limit 1;
  if (last.by_user_id, last.settled, last.note, last.look_again_on) is not distinct from (admin, follow_up.settled, words, again) then
    return;
  elsif rules.trouble_since(trouble, about_id) is null then
    perform rules.reject('not_applicable');
  elsif last.id is distinct from seen then
    perform rules.reject('changed_meanwhile');
  end if;
  insert into data.follow_ups (trouble, mentorship_id, mentor_id, by_user_id, settled, note, look_again_on)
  values (follow_up.trouble, case when follow_up.trouble <> 'flagged' then about_id end,
    case when follow_up.trouble = 'flagged' then about_id end, admin, follow_up.settled, words, again);
end $$;

grant execute on function api.follow_up to app_admin;
