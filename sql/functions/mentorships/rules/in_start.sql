-- Whether a mentorship is in its first days (start_days), when the mentee is asked where she stands; then the check-in asks.
create function rules.in_start(mentorship data.mentorships)
returns boolean
language sql stable set search_path = ''
as $$
  select rules.local_date() < rules.local_date(mentorship.started_at) + c.start_days from data.constants c
$$;
