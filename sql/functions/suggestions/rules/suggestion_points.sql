-- Returns how well a mentor card suits a mentee, as a score with its reasons.
create function rules.suggestion_points(mentee data.mentees, card data.mentor_cards)
returns table (score integer, reasons jsonb)
language sql stable security definer set search_path = ''
as $$
  with found as (
    select 'shared_topics' as reason, 40 * least(count(*), 3)::integer as points, jsonb_agg(topic) as detail
    from unnest(card.topic_ids) as topic where topic = any (mentee.topic_ids)
    union all
    select 'same_industry', 25, null where card.industry_id = mentee.industry_id
    union all
    select 'same_county', 10, null where card.county_id = mentee.county_id
    union all
    select 'same_country', 5, null where card.country = mentee.country
    union all
    select 'answers_quickly', 10, null from rules.answers_of(array[card.mentor_id]) a where a.quickly
    union all
    select 'let_a_request_lapse', -15, null from rules.answers_of(array[card.mentor_id]) a where a.let_lapse
  )
  select coalesce(sum(points), 0)::integer,
    coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'points', points, 'detail', detail)) filter (where points <> 0), '[]')
  from found
$$;
