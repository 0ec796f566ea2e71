-- Returns up to three mentors, as JSON for mails, who suit the mentee of a closed request. Found and scored as by
-- api.suggest_mentors; equal scores in random order.
create function rules.suggested_after(request data.mentorship_requests)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with best as (
    select c.mentor_id, c.name || ' ' || c.surname as name, c.latin_name, c.title, points.score,
      hashint4(c.mentor_id + request.id) as lot
    from data.mentees e
    cross join lateral rules.suggested_to(e, request.kind, 3) as points
    join data.mentor_cards c on c.mentor_id = points.mentor_id
    where e.id = request.mentee_id
    order by points.score desc, lot
    limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('mentorId', b.mentor_id, 'mentor', b.name, 'mentorLatin', b.latin_name, 'title', b.title)
    order by b.score desc, b.lot), '[]')
  from best b
$$;
