-- The running mentorships without a counted session for so many days that the team should look: quiet, and later
-- stalled. The list, its count, the tile and the digest all read this.
-- Inlined, so without a search path.
create function rules.quiet_mentorships()
returns table (mentorship_id integer, days integer, stalled boolean)
language sql stable
as $$
  select s.id, quiet.days, quiet.days >= c.stalled_days
  from data.constants c
  cross join data.mentorships s
  cross join lateral (select rules.quiet_days(s) as days) quiet
  where s.status = 'running' and quiet.days >= c.quiet_days
$$;

grant execute on function rules.quiet_mentorships to app_admin;
