-- Returns the team's words with the reader's first name for `{name}`; without a name `{name}` goes, with the comma or
-- space before it.
create function rules.named(words text, first_name text)
returns text
language sql immutable set search_path = ''
as $$
  select case first_name when '' then regexp_replace(words, ',?[ ]*\{name\}', '', 'g') else replace(words, '{name}', first_name) end
$$;
