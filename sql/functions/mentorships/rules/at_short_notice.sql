-- R14. True if the viewer is not the mentee and sets this time after its own limit for free cancellation, unless the mentee
-- chose it after that limit too: then `chosen_at` says when.
create function rules.at_short_notice(starts_at timestamptz, chosen_at timestamptz default null)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.viewer_actor() <> 'mentee' and now() > free.until and (chosen_at > free.until) is not true
  from (select rules.free_cancellation_until(rules.local_date(starts_at)) as until) as free
$$;
