-- Returns text as folded words, with one space before, between and after them, so that a word is found as a whole one.
create function rules.as_words(text text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(' ' || rules.fold(text) || ' ', '[^[:alnum:]]+', ' ', 'g')
$$;

grant execute on function rules.as_words to app_admin;
