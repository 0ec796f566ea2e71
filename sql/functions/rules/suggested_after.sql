-- Returns up to three mentors, as JSON for mails, who suit the mentee of a closed request: never one who has rejected
-- this mentee or let a request expire. Scores as api.suggest_mentors, but only the thirty best by topics and
-- industry; equal scores in random order.
create function rules.suggested_after(request data.mentorship_requests)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with likely as (
    select c.mentor_id
    from data.mentees e
    join data.mentor_cards c on c.availability_rank = 0 and c.audience <> 'hidden' and c.mentor_id <> request.mentor_id
      and case request.kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end
    left join unnest(e.topic_ids) as topic on topic = any (c.topic_ids)
    where e.id = request.mentee_id
    group by c.mentor_id, e.industry_id
    order by 40 * least(count(topic), 3) + case when c.industry_id = e.industry_id then 25 else 0 end desc, hashint4(c.mentor_id + request.id)
    limit 30
  ), best as (
    select c.mentor_id, c.name || ' ' || c.surname as name, c.title, points.score,
      hashint4(c.mentor_id + request.id) as lot
    from likely l
    join data.mentor_cards c on c.mentor_id = l.mentor_id
    join data.mentors m on m.id = c.mentor_id and m.user_id <> request.mentee_user_id
    join data.mentees e on e.id = request.mentee_id
    cross join lateral rules.suggestion_points(e, c) as points
    where not exists (
      select from data.mentorship_requests r
      where r.mentee_id = e.id and r.mentor_id = c.mentor_id
        and r.close_reason in ('mentor_rejected', 'admin_rejected', 'expired'))
    order by points.score desc, lot
    limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('mentorId', b.mentor_id, 'mentor', b.name, 'title', b.title)
    order by b.score desc, b.lot), '[]')
  from best b
$$;
