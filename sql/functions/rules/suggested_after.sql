-- Up to three mentors who would suit the mentee of a request that was closed, best first, as mails name them: never
-- one who has turned her down or let her wait. Scored as api.suggest_mentors does, among the thirty likeliest.
create function rules.suggested_after(request data.mentorship_requests)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with likely as (
    select c.mentor_id, e as mentee, c as card
    from data.mentees e
    cross join data.mentor_cards c
    join data.mentors m on m.id = c.mentor_id and m.user_id <> e.user_id
    where e.id = request.mentee_id and c.audience <> 'hidden' and c.mentor_id <> request.mentor_id
      and case request.kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end
      and not exists (
        select from data.mentorship_requests r
        where r.mentee_id = e.id and r.mentor_id = c.mentor_id
          and r.close_reason in ('mentor_rejected', 'admin_rejected', 'expired'))
    order by cardinality(array(select unnest(c.topic_ids) intersect select unnest(e.topic_ids))) desc,
      (c.industry_id = e.industry_id) desc nulls last, c.daily_rank
    limit 30
  ), best as (
    select l.mentor_id, l.card, points.score
    from likely l cross join lateral rules.suggestion_points(l.mentee, l.card) as points
    order by points.score desc, (l.card).daily_rank
    limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'mentorId', b.mentor_id, 'mentor', (b.card).name || ' ' || (b.card).surname, 'title', (b.card).title)
    order by b.score desc, (b.card).daily_rank), '[]')
  from best b
$$;
