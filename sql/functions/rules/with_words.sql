-- Returns the filters with the text `q` split into at most three folded words.
create function rules.with_words(filters jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(filters - 'q' || jsonb_build_object('word1', words[1], 'word2', words[2], 'word3', words[3]))
  from regexp_split_to_array(
    trim(regexp_replace(rules.fold(coalesce(filters->>'q', '')), '[^[:alnum:]]+', ' ', 'g')), ' ') as split (all_words),
    lateral (select array_remove(all_words, '') as words) as kept
$$;
