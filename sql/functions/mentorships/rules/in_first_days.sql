-- R16. True while a mentorship may end at once: before any counted session, or shortly after the first one.
create function rules.in_first_days(mentorship_id integer)
returns boolean
language sql stable security invoker set search_path = ''
as $$
  select coalesce(rules.local_date() <= min(s.held_on) + (select c.early_stop_days from data.constants c), true)
  from data.mentorships m
  left join data.sessions s on s.mentorship_id = m.id and rules.session_counts(m.kind, s.status)
  where m.id = in_first_days.mentorship_id
$$;

grant execute on function rules.in_first_days to app_admin;
