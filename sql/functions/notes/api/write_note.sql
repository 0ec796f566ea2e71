-- An admin writes an internal note about a user. Returns its id.
-- Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased.
create function api.write_note(about_user_id integer, text text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  note_id integer;
begin
  if not exists (select from data.users u where u.id = write_note.about_user_id) then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(about_user_id);
  insert into data.notes (about_user_id, text, written_by_user_id) values (about_user_id, text, admin)
  returning id into note_id;
  return note_id;
end $$;

grant execute on function api.write_note to app_admin;
