-- Returns a name as it can be typed, to compare two names: without case, accents, spaces and signs, also in Latin letters.
create function rules.spellings_of(name text)
returns text[]
language sql immutable set search_path = ''
as $$
  select array[bare] || string_to_array(rules.latin(bare), ' ')
  from (select regexp_replace(rules.fold(name), '[[:space:][:punct:]’´`]+', '', 'g') as bare) folded
$$;
