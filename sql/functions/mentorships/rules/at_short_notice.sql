-- R14. True if the viewer is not the mentee and sets this time after its own limit for free cancellation.
create function rules.at_short_notice(starts_at timestamptz)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.viewer_actor() <> 'mentee' and now() > rules.free_cancellation_until(rules.local_date(starts_at))
$$;
