-- Returns a name as a key by which the same name is known in any order, case and accents: its folded words, sorted.
create function rules.name_key(name text, surname text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(word, ' ' order by word)
  from regexp_split_to_table(rules.fold(concat_ws(' ', name, surname)), '[^[:alnum:]]+') as word
$$;
