-- Sets how pages in other languages than Greek show a user's name; null: they transliterate it. It must be a spelling
-- of the user's name, not another name. Returns whether it was changed.
-- Locks the user and the mentor.
-- Refuses: latin_letters_only, latin_name_differs.
create function rules.set_latin_name(user_id integer, latin_name text)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  spelling constant text := nullif(trim(regexp_replace(latin_name, '\s+', ' ', 'g')), '');
  person data.users;
begin
  perform rules.lock_user(user_id);
  perform from data.mentors m where m.user_id = set_latin_name.user_id for no key update;
  select * into person from data.users u where u.id = set_latin_name.user_id;
  if person.latin_name is not distinct from spelling then
    return false;
  end if;
  if spelling !~ '^[[:alpha:]][[:alpha:] .''’-]{0,159}$' or spelling ~ '[Ͱ-Ͽἀ-῿Ѐ-ӿ]' then
    perform rules.reject('latin_letters_only', 'latinName', 'MR422');
  end if;
  if not rules.spells(spelling, person.name || ' ' || person.surname) then
    perform rules.reject('latin_name_differs', 'latinName', 'MR422');
  end if;
  update data.users u set latin_name = spelling where u.id = person.id;
  perform rules.refresh_mentor_card(m.id) from data.mentors m where m.user_id = person.id;
  perform rules.record('users', person.id, 'edited', detail => '["latin_name"]');
  return true;
end $$;
