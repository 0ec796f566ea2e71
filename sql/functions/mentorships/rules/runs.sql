-- R16. True if a mentorship runs by date: one whose notice is over does not, even before the job ended it.
create function rules.runs(mentorship data.mentorships)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select mentorship.status = 'running' and (mentorship.ends_on is null or mentorship.ends_on > rules.local_date())
$$;
