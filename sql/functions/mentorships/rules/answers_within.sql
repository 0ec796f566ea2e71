-- Returns within how many days a mentor usually answers, 1 or 2, by the last five requests that the mentor answered or let
-- lapse; null for fewer than three of them, and for slower answers, which nobody is told. A lapse is no answer in time.
create function rules.answers_within(mentor_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select case
    when count(*) < 3 then null
    when count(*) filter (where days <= 1) * 2 > count(*) then 1
    when count(*) filter (where days <= 2) * 2 > count(*) then 2 end
  from (
    select case when rules.answered_by_mentor(r) then extract(epoch from r.answered_at - r.requested_at) / 86400 end as days
    from data.mentors m
    join data.mentorship_requests r on r.mentor_id = m.id and r.mentor_user_id = m.user_id
    where m.id = answers_within.mentor_id and (rules.answered_by_mentor(r) or r.close_reason = 'expired')
    order by r.requested_at desc
    limit 5) as last
$$;
