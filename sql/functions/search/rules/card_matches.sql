-- True if a mentor card matches the search filters. The planner can inline it: one expression, no security definer,
-- no settings. Nobody has more than 200 years of experience; dates have no room for many more.
create function rules.card_matches(card data.mentor_cards, filters jsonb)
returns boolean
language sql stable
as $$
  select card.audience <> 'hidden'
    and (filters->>'among' is null or card.mentor_id = any ((filters->>'among')::integer[]))
    -- A flag is 1, or 0 for the opposite. Only active mentors have visible cards.
    and coalesce((filters->>'isActive')::boolean, true)
    and not coalesce((filters->>'isNotActive')::boolean, false)
    and (filters->>'isCoach' is null or card.offers_coaching = (filters->>'isCoach')::boolean)
    and (filters->>'isMentor' is null or card.offers_mentoring = (filters->>'isMentor')::boolean)
    and (filters->>'isAvailable' is null or (card.availability_rank = 0) = (filters->>'isAvailable')::boolean)
    and (filters->>'isNotAvailable' is null or (card.availability_rank > 0) = (filters->>'isNotAvailable')::boolean)
    and (filters->>'isAvailableForMentoring' is null
      or card.available_for_mentoring = (filters->>'isAvailableForMentoring')::boolean)
    and (filters->>'isNotAvailableForMentoring' is null
      or card.available_for_mentoring <> (filters->>'isNotAvailableForMentoring')::boolean)
    and (filters->>'isAvailableForCoaching' is null
      or card.available_for_coaching = (filters->>'isAvailableForCoaching')::boolean)
    and (filters->>'isNotAvailableForCoaching' is null
      or card.available_for_coaching <> (filters->>'isNotAvailableForCoaching')::boolean)
    and (filters->>'country' is null or card.country = filters->>'country')
    and (filters->>'county' is null or card.county_id = any ((filters->>'county')::integer[]))
    and (filters->>'industry' is null or card.industry_id = (filters->>'industry')::integer)
    and (filters->>'fieldOfSupport' is null or card.topic_ids && (filters->>'fieldOfSupport')::integer[])
    and (filters->>'supportsGreek' is null or ('el' = any (card.languages)) = (filters->>'supportsGreek')::boolean)
    and (filters->>'supportsEnglish' is null or ('en' = any (card.languages)) = (filters->>'supportsEnglish')::boolean)
    and (filters->>'yearsOfExperience' is null
      or card.experience_since <= (rules.local_date() - make_interval(
        years => least(greatest((filters->>'yearsOfExperience')::numeric, 0), 200)::integer))::date)
$$;
