-- Sets how pages in other languages than Greek show the viewer's name; null: they transliterate it. It must be a
-- spelling of the viewer's name, not another name: a mentor's own name changes only by an edit request.
-- Refuses: role_not_held, latin_letters_only, latin_name_differs.
create function api.write_latin_name(latin_name text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
  spelling constant text := nullif(trim(regexp_replace(latin_name, '\s+', ' ', 'g')), '');
  own data.users;
begin
  perform rules.lock_user(viewer);
  perform from data.mentors m where m.user_id = viewer for no key update;
  select * into own from data.users u where u.id = viewer;
  if own.latin_name is not distinct from spelling then
    return;
  end if;
  if spelling !~ '^[[:alpha:]][[:alpha:] .''’-]{0,159}$' or spelling ~ '[Ͱ-Ͽἀ-῿Ѐ-ӿ]' then
    perform rules.reject('latin_letters_only', 'latinName', 'MR422');
  end if;
  if not rules.spells(spelling, own.name || ' ' || own.surname) then
    perform rules.reject('latin_name_differs', 'latinName', 'MR422');
  end if;
  update data.users u set latin_name = spelling where u.id = viewer;
  perform rules.refresh_mentor_card(m.id) from data.mentors m where m.user_id = viewer;
  perform rules.record('users', viewer, 'edited', detail => '["latin_name"]');
end $$;

grant execute on function api.write_latin_name to app_member, app_admin;
