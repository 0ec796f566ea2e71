-- True if a mentorship with these times was running at an instant: started, not ended, and not in a pause. A pause that
-- is over leaves no trace, so a mentorship that paused in the past counts as running then.
create function rules.ran_at(
  started_at timestamptz, ended_at timestamptz, paused_at timestamptz, at timestamptz)
returns boolean
language sql immutable
as $$
  select started_at <= at and (ended_at is null or ended_at > at) and (paused_at is null or paused_at > at)
$$;
