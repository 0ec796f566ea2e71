-- An admin writes an internal note about a user, perhaps of a `call`, perhaps with the day on which the team looks again. A
-- call needs no words. Returns its id.
-- Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, trouble_note_missing, date_in_past.
-- Null: text, call, look_again_on.
create function api.write_note(
  about_user_id integer, text text default null, call data.call_outcome default null, look_again_on date default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  words constant text := nullif(trim(text), '');
  note_id integer;
begin
  if not exists (select from data.users u where u.id = write_note.about_user_id) then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(about_user_id);
  if words is null and call is null then
    perform rules.reject('trouble_note_missing', 'text', 'MR422');
  elsif look_again_on <= rules.local_date() then
    perform rules.reject('date_in_past', 'lookAgain', 'MR422');
  end if;
  insert into data.notes (about_user_id, text, call, look_again_on, written_by_user_id)
  values (about_user_id, words, call, look_again_on, admin)
  returning id into note_id;
  return note_id;
end $$;

grant execute on function api.write_note to app_admin;
