-- An admin deletes a note that the same admin has written within the hours of `note_deletion_hours`. A note that is
-- gone already stays gone. The history keeps that it was deleted, without its words.
-- Refuses: role_not_held, own_profile, person_erased, note_not_yours, note_too_old.
create function api.delete_note(note_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  note data.notes;
begin
  select n.* into note from data.notes n where n.id = note_id;
  if not found then
    return;
  end if;
  perform rules.lock_living_user(note.about_user_id);
  if note.written_by_user_id <> admin then
    perform rules.reject('note_not_yours', kind => 'MR403');
  elsif note.written_at <= now() - (select make_interval(hours => c.note_deletion_hours) from data.constants c) then
    perform rules.reject('note_too_old');
  end if;
  delete from data.notes n where n.id = note.id;
  if found then
    perform rules.record('users', note.about_user_id, 'note_deleted');
  end if;
end $$;

grant execute on function api.delete_note to app_admin;
