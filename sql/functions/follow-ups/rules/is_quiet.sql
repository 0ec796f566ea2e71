-- True on a day for a running mentorship that has been without a counted session for so many days, and one paused for
-- longer than it was to be. The planner can inline it: one expression, no settings, each value once.
create function rules.is_quiet(mentorship data.mentorships, today date, days integer)
returns boolean
language sql stable
as $$
  select coalesce(
    case mentorship.status when 'running' then mentorship.silent_since + days else mentorship.pause_until end <= today, false)
$$;

grant execute on function rules.is_quiet to app_admin;
