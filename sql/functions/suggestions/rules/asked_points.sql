-- Returns how well a mentor card suits a request for suggestions, as a score with its reasons: 200 for each topic that the
-- request names (at most three), which is more than all else together, and what the mentee's profile gives beside
-- (rules.suggestion_points).
create function rules.asked_points(request data.suggestion_requests, mentee data.mentees, card data.mentor_cards)
returns table (score integer, reasons jsonb)
language sql stable security definer set search_path = ''
as $$
  select p.score + asked.points,
    case when asked.points > 0
      then jsonb_build_array(jsonb_build_object('reason', 'asked_topics', 'points', asked.points, 'detail', asked.ids))
      else '[]' end || p.reasons
  from (
    select 200 * least(count(*), 3)::integer as points, jsonb_agg(topic) as ids
    from unnest(card.topic_ids) as topic where topic = any (request.topic_ids)) as asked
  cross join rules.suggestion_points(mentee, card) as p
$$;
