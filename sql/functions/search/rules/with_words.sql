-- Returns the filters with the first three words of the text `q` as patterns (rules.heard_patterns).
create function rules.with_words(filters jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(
    filters - 'q' || jsonb_build_object('word1', patterns[1], 'word2', patterns[2], 'word3', patterns[3]))
  from rules.heard_patterns(coalesce(filters->>'q', '')) as patterns
$$;
