-- Returns the subject and text of words in several languages for a reader: in the reader's language, otherwise in
-- Greek, otherwise in English.
create function rules.words_for(texts jsonb, locale text)
returns table (subject text, text text)
language sql immutable set search_path = ''
as $$
  select coalesce(chosen->>'subject', ''), chosen->>'text'
  from (select coalesce(texts->words_for.locale, texts->'gr', texts->'en') as chosen) as found
$$;
