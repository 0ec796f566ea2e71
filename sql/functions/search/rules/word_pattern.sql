-- Returns a folded word as a regular expression for folded and heard words (rules.word_patterns).
create function rules.word_pattern(word text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when length(word) < 3 then ' ' || word when length(heard) < 3 or word ~ '^[0-9]+$' then word else word || '| ' || heard end
  from rules.heard(word) as heard
$$;
