-- True if a mentorship with these times was running at an instant: started, not ended, and in no pause, neither the
-- present one nor one that is over.
create function rules.ran_at(
  started_at timestamptz, ended_at timestamptz, paused_at timestamptz, past_pauses tstzmultirange, at timestamptz)
returns boolean
language sql immutable
as $$
  select started_at <= at and (ended_at is null or ended_at > at) and (paused_at is null or paused_at > at)
    and not past_pauses @> at
$$;
