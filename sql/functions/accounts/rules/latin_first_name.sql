-- Returns the first name in the user's own Latin spelling; null without one, or where it has not as many words as the
-- name and the surname.
create function rules.latin_first_name(person data.users)
returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words constant text[] := string_to_array(person.latin_name, ' ');
begin
  return case when cardinality(words) = cardinality(string_to_array(person.name || ' ' || person.surname, ' '))
    then array_to_string(words[1:cardinality(string_to_array(person.name, ' '))], ' ') end;
end $$;
