-- Returns what a calendar address shows, the next one first: the planned sessions and those held in the last month, with
-- the first name of the other person and nothing else about the person, and the seminars that its mentor has signed up
-- for, with their title and place. An address with nothing planned has one row of nulls; an unknown address has none,
-- nor has that of a suspended user.
-- Null: role, id, kind, starts_at, changed_at, minutes, first_name, seminar_id, title, place.
create function api.auth_calendar(token text)
returns table (
  locale data.locale, role data.role, id integer, kind data.kind, starts_at timestamptz, changed_at timestamptz,
  minutes integer, first_name text, seminar_id integer, title text, place text)
language sql stable security definer set search_path = ''
as $$
  select u.locale, planned.*
  from private.calendar_addresses a
  join data.users u on u.id = a.user_id and u.erased_at is null and u.suspended_at is null
  left join lateral (
    (select case when s.mentee_user_id = u.id then 'mentee' else 'mentor' end::data.role as role, l.id, s.kind, l.starts_at,
      l.entered_at as changed_at, l.minutes, other.name as first_name, null::integer as seminar_id,
      null::text as title, null::text as place
    from data.mentorships s
    join data.sessions l on l.mentorship_id = s.id
      and (l.status = 'planned' and s.status = 'running' or l.status = 'held' and l.starts_at > now() - interval '1 month')
    join data.users other on other.erased_at is null
      and other.id = case when s.mentee_user_id = u.id then s.mentor_user_id else s.mentee_user_id end
    where u.id in (s.mentee_user_id, s.mentor_user_id) and l.starts_at is not null
    order by l.starts_at limit 100)
    union all
    (select 'mentor', null, null, m.starts_at, m.changed_at, m.minutes, null, m.id, m.title, m.place
    from data.mentors mentor
    join data.seminar_signups g on g.mentor_id = mentor.id
    join data.seminars m on m.id = g.seminar_id and m.cancelled_at is null and m.starts_at > now() - interval '1 month'
    where mentor.user_id = u.id
    order by m.starts_at limit 100)) planned on true
  where a.token_hash = rules.token_hash(token)
  order by planned.starts_at
$$;

grant execute on function api.auth_calendar to app_auth;
