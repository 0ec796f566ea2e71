-- True for a running mentorship that has been without a counted session for so many days, and one paused for longer than
-- it was to be. The planner can inline it: one expression, no settings.
create function rules.is_quiet(mentorship data.mentorships, days integer)
returns boolean
language sql stable
as $$
  select mentorship.status = 'running' and mentorship.silent_since <= rules.local_date() - days
    or coalesce(mentorship.pause_until <= rules.local_date(), false)
$$;

grant execute on function rules.is_quiet to app_admin;
