-- Sets how pages in other languages than Greek show the viewer's name; null: they transliterate it.
-- Refuses: role_not_held, latin_letters_only, latin_name_differs.
-- Null: latin_name.
create function api.write_latin_name(latin_name text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.set_latin_name(rules.lock_viewer(), latin_name);
end $$;

grant execute on function api.write_latin_name to app_member, app_admin;
