-- Returns what a mentor did in each year, the newest first, with the code of the year's certificate and the name on it:
-- requests received, how many hours half of the mentor's own answers took at most, mentorships begun and completed,
-- sessions held and the minutes that were written down. A mentorship that ended for safety is not counted, nor are its
-- sessions.
create function rules.mentor_years(mentor_id integer)
returns table (
  year integer, code text, name text, latin_name text, requests integer, answer_hours integer, begun integer,
  completed integer, sessions integer, minutes integer)
language sql stable security definer set search_path = ''
as $$
  with happened as (
    select extract(year from rules.local_date(r.requested_at))::integer as year, 1 as requests,
      case when rules.answered_by_mentor(r) then extract(epoch from r.answered_at - r.requested_at) / 3600 end as hours,
      0 as begun, 0 as completed, 0 as sessions, 0 as minutes
    from data.mentorship_requests r where r.mentor_id = mentor_years.mentor_id
    union all
    select extract(year from rules.local_date(s.started_at)), 0, null, 1, 0, 0, 0
    from data.mentorships s where s.mentor_id = mentor_years.mentor_id and not s.ended_for_safety
    union all
    select extract(year from rules.local_date(s.ended_at)), 0, null, 0, 1, 0, 0
    from data.mentorships s where s.mentor_id = mentor_years.mentor_id and s.status = 'completed'
    union all
    select extract(year from l.held_on), 0, null, 0, 0, 1, coalesce(l.minutes, 0)
    from data.mentorships s join data.sessions l on l.mentorship_id = s.id and l.status = 'held'
    where s.mentor_id = mentor_years.mentor_id and not s.ended_for_safety
  ), year as (
    select h.year, sum(h.requests)::integer as requests,
      ceil(percentile_cont(0.5) within group (order by h.hours))::integer as answer_hours,
      sum(h.begun)::integer as begun, sum(h.completed)::integer as completed, sum(h.sessions)::integer as sessions,
      sum(h.minutes)::integer as minutes
    from happened h
    group by h.year)
  select y.year, mentor_years.mentor_id || '-' || y.year || '-' || upper(left(encode(sha256(convert_to(
      mentor_years.mentor_id || 'year' || y.year || (extract(epoch from own.created_at) * 1000000)::bigint, 'UTF8')), 'hex'), 8)),
    own.name || ' ' || own.surname, own.latin_name, y.requests, y.answer_hours, y.begun, y.completed, y.sessions, y.minutes
  from year y
  cross join data.mentors m
  join data.users own on own.id = m.user_id
  where m.id = mentor_years.mentor_id
  order by y.year desc
$$;
