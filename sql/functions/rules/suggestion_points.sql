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
    select 'answers_quickly', 10, null where (
      select percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.requested_at))
        <= (select c.quick_answer_days * 86400 from data.constants c)
      from data.mentorship_requests r
      where r.mentor_id = card.mentor_id and rules.answered_by_mentor(r))
    union all
    select 'let_a_request_lapse', -15, null where exists (
      select from data.mentorship_requests r, data.constants k
      where r.mentor_id = card.mentor_id and r.close_reason = 'expired'
        and r.answered_at > now() - make_interval(months => k.flag_months))
  )
  select coalesce(sum(points), 0)::integer,
    coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'points', points, 'detail', detail)) filter (where points <> 0), '[]')
  from found
$$;
