-- Returns what the viewing mentor did in each year, the newest first: requests received, how many hours half of the
-- mentor's own answers took at most, mentorships begun and completed, sessions held and the minutes that were written
-- down. A mentorship that ended for safety is not counted, nor are its sessions.
-- Null: answer_hours.
create function api.own_mentor_years()
returns table (
  year integer, requests integer, answer_hours integer, begun integer, completed integer, sessions integer, minutes integer)
language sql stable security definer set search_path = ''
as $$
  with own as (
    select rules.viewer_mentor_id() as id
  ), happened as (
    select extract(year from rules.local_date(r.requested_at))::integer as year, 1 as requests,
      case when rules.answered_by_mentor(r) then extract(epoch from r.answered_at - r.requested_at) / 3600 end as hours,
      0 as begun, 0 as completed, 0 as sessions, 0 as minutes
    from data.mentorship_requests r join own on own.id = r.mentor_id
    union all
    select extract(year from rules.local_date(s.started_at)), 0, null, 1, 0, 0, 0
    from data.mentorships s join own on own.id = s.mentor_id
    where not s.ended_for_safety
    union all
    select extract(year from rules.local_date(s.ended_at)), 0, null, 0, 1, 0, 0
    from data.mentorships s join own on own.id = s.mentor_id
    where s.status = 'completed'
    union all
    select extract(year from l.held_on), 0, null, 0, 0, 1, coalesce(l.minutes, 0)
    from data.mentorships s
    join own on own.id = s.mentor_id
    join data.sessions l on l.mentorship_id = s.id and l.status = 'held'
    where not s.ended_for_safety
  )
  select h.year, sum(h.requests)::integer,
    ceil(percentile_cont(0.5) within group (order by h.hours))::integer,
    sum(h.begun)::integer, sum(h.completed)::integer, sum(h.sessions)::integer, sum(h.minutes)::integer
  from happened h
  group by h.year
  order by h.year desc
$$;

grant execute on function api.own_mentor_years to app_member;
