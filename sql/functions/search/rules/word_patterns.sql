-- Returns what somebody typed as regular expressions, one for each word, at most six: the lists of the team look for all of them, in any
-- order, in folded words that stand after a space. A word is found anywhere, or where one begins that sounds so; one of one or two
-- letters only where a word begins, as the trigram index knows nothing else of so few letters. A telephone counts by its last ten
-- digits, however it is written.
create function rules.word_patterns(typed text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select case when signs ~ '^[0-9]{9,}$' then array[right(signs, 10)] else array(
    select rules.word_pattern(word)
    from regexp_split_to_table(rules.fold(typed), '[^[:alnum:]]+') with ordinality as s (word, number)
    where word <> '' order by number limit 6) end
  from (select regexp_replace(typed, '[^[:alnum:]]+', '', 'g') as signs) as written
$$;
