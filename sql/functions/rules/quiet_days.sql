-- Days since the last counted session of a mentorship, or since it started or went on after a pause. Inlined, so
-- without a search path.
create function rules.quiet_days(mentorship data.mentorships)
returns integer
language sql stable
as $$
  select rules.local_date() - greatest(
    (select max(l.held_on) from data.sessions l
      where l.mentorship_id = mentorship.id and rules.session_counts(mentorship.kind, l.status)),
    rules.local_date(mentorship.started_at), rules.local_date(mentorship.resumed_at))
$$;

grant execute on function rules.quiet_days to app_admin;
