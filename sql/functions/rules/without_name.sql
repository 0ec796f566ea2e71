-- Returns the team's words for a reader whose name is not known: `{name}` goes, with the comma or space before it.
create function rules.without_name(words text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(words, ',?[ ]*\{name\}', '', 'g')
$$;
