-- Returns the filters as rules.card_matches reads them: the first three words of the text `q` as patterns
-- (rules.heard_patterns), the place as its regional units (rules.units_of), and for a minor the mentors to whom the search is
-- confined (rules.open_to_minor).
create function rules.with_words(filters jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(
    filters - 'q' || jsonb_build_object('word1', patterns[1], 'word2', patterns[2], 'word3', patterns[3],
      'county', rules.units_of(filters->>'county')::text, 'among', rules.open_to_minor()::text))
  from rules.heard_patterns(coalesce(filters->>'q', '')) as patterns
$$;
