-- Days since the last counted session of a mentorship, or since it started.
create function rules.quiet_days(mentorship_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select rules.local_date() - coalesce(max(l.held_on), rules.local_date(m.started_at))
  from data.mentorships m
  left join data.sessions l on l.mentorship_id = m.id and rules.session_counts(m.kind, l.status)
  where m.id = quiet_days.mentorship_id
  group by m.id
$$;

grant execute on function rules.quiet_days to app_admin;
