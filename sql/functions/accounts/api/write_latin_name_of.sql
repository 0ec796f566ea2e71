-- An admin sets how pages in other languages than Greek show a user's name; null: they transliterate it. The user is
-- told by mail. With `seen` (the spelling on the page) nothing is overwritten unseen.
-- Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, changed_meanwhile,
-- latin_letters_only, latin_name_differs.
-- Null: latin_name, seen.
create function api.write_latin_name_of(user_id integer, latin_name text, seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  perform rules.lock_user(user_id), rules.lock_living_user(user_id);
  perform rules.refuse_overwriting(jsonb_build_object('latin_name', u.latin_name),
    jsonb_build_object('latin_name', write_latin_name_of.latin_name), seen)
  from data.users u where u.id = write_latin_name_of.user_id;
  if not found then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  if rules.set_latin_name(user_id, latin_name) then
    perform rules.tell_of_edit(user_id, null, '["latin_name"]');
  end if;
end $$;

grant execute on function api.write_latin_name_of to app_admin;
