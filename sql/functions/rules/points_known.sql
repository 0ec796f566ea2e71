-- Returns the points of rules.suggestion_points that the profiles of a mentor and a mentee alone give: shared topics,
-- industry, county and country. No search_path, so that the planner can inline it.
create function rules.points_known(
  card_topics integer[], card_industry integer, card_county integer, card_country text, mentee data.mentees)
returns integer
language sql immutable
as $$
  select 40 * least((select count(*) from unnest(card_topics) as t where t = any (mentee.topic_ids)), 3)::integer
    + case when card_industry = mentee.industry_id then 25 else 0 end
    + case when card_county = mentee.county_id then 10 else 0 end
    + case when card_country = mentee.country then 5 else 0 end
$$;
