-- Returns the planned sessions that a calendar address shows, the next one first, with the first name of the other
-- person and nothing else about her. An address without sessions has one row of nulls; an unknown address has none.
-- Null: id, kind, starts_at, minutes, first_name.
create function api.auth_calendar(token text)
returns table (locale data.locale, id integer, kind data.kind, starts_at timestamptz, minutes integer, first_name text)
language sql stable security definer set search_path = ''
as $$
  select u.locale, planned.id, planned.kind, planned.starts_at, planned.minutes, planned.name
  from private.calendar_addresses a
  join data.users u on u.id = a.user_id and u.erased_at is null
  left join lateral (
    select l.id, s.kind, l.starts_at, l.minutes, other.name
    from data.mentorships s
    join data.sessions l on l.mentorship_id = s.id and l.status = 'planned' and l.starts_at is not null
    join data.users other on other.id = case when s.mentee_user_id = u.id then s.mentor_user_id else s.mentee_user_id end
    where u.id in (s.mentee_user_id, s.mentor_user_id) and s.status = 'running'
    order by l.starts_at limit 100) planned on true
  where a.token_hash = rules.token_hash(token)
  order by planned.starts_at
$$;

grant execute on function api.auth_calendar to app_auth;
