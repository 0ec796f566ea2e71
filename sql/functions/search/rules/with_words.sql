-- Returns the filters as rules.card_matches and rules.find_mentors read them: in place of the text `q` the mentors that it finds, the best
-- first, as `wished` (rules.wished_mentors; without, when it has no word that says something), the place as its regional units
-- (rules.units_of), and for a minor the mentors to whom the search is confined (rules.open_to_minor).
create function rules.with_words(filters jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(
    filters - 'q' || jsonb_build_object('wished', rules.wished_mentors(filters->>'q')::text,
      'county', rules.units_of(filters->>'county')::text, 'among', rules.open_to_minor()::text))
$$;
