-- Returns up to three mentors, as JSON for mails, who suit the mentee of a closed request: never one who has rejected
-- this mentee or let a request expire. Found and scored as by api.suggest_mentors; equal scores in random order.
create function rules.suggested_after(request data.mentorship_requests)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with gone as (
    select request.mentor_id
    union
    select r.mentor_id from data.mentorship_requests r
    where r.mentee_id = request.mentee_id and rules.counts_as_rejection(r.close_reason)
  ), best as (
    select c.mentor_id, c.name || ' ' || c.surname as name, c.latin_name, c.title, points.score,
      hashint4(c.mentor_id + request.id) as lot
    from data.mentees e
    -- So many more than three that three remain without those who are gone.
    cross join lateral rules.suggested_to(e, request.kind, 3 + (select count(*)::integer from gone)) as points
    join data.mentor_cards c on c.mentor_id = points.mentor_id
    where e.id = request.mentee_id and c.mentor_id not in (select g.mentor_id from gone g)
    order by points.score desc, lot
    limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('mentorId', b.mentor_id, 'mentor', b.name, 'mentorLatin', b.latin_name, 'title', b.title)
    order by b.score desc, b.lot), '[]')
  from best b
$$;
