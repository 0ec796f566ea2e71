-- Returns until when a user's data are retained: the retention period after the last sign-in, payment or mentorship.
-- Infinity while a mentorship is running or paused.
create function rules.retained_until(user_id integer)
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case when exists (
      select from data.mentorships s
      where retained_until.user_id in (s.mentor_user_id, s.mentee_user_id) and s.status in ('running', 'paused')) then 'infinity'
    else greatest(u.created_at, u.last_login_at,
      (select max(p.paid_at) from data.purchases p join data.mentees e on e.id = p.mentee_id where e.user_id = u.id),
      (select max(s.ended_at) from data.mentorships s where u.id in (s.mentor_user_id, s.mentee_user_id)))
      + make_interval(years => c.retention_years)
  end
  from data.users u, data.constants c
  where u.id = retained_until.user_id
$$;
