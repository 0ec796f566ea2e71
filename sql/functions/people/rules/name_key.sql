-- Returns a name as a key by which the same name is known in any order, case, accents and in Greek or Latin letters: its
-- words as they are heard, sorted.
create function rules.name_key(name text, surname text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(word, ' ' order by word)
  from regexp_split_to_table(rules.heard(rules.fold(concat_ws(' ', name, surname))), '[^[:alnum:]]+') as word
$$;
