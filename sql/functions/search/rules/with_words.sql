-- Returns the filters with the text `q` as at most three LIKE patterns. A word is found anywhere in a text. A word of
-- one or two letters is found where a word begins: the trigram index knows nothing else of so few letters.
create function rules.with_words(filters jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(
    filters - 'q' || jsonb_build_object('word1', patterns[1], 'word2', patterns[2], 'word3', patterns[3]))
  from (
    select array(
      select case when length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end
      from regexp_split_to_table(rules.fold(coalesce(filters->>'q', '')), '[^[:alnum:]]+') with ordinality as s (word, number)
      where word <> '' order by number limit 3) as patterns) as words
$$;
