-- Returns from when on to ask Stripe for missed events: one hour before the newest known one, at most 30 days ago.
create function api.stripe_events_since()
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(coalesce(max(e.created_at) - interval '1 hour', '-infinity'), now() - interval '30 days')
  from private.stripe_events e
$$;

grant execute on function api.stripe_events_since to app_worker;
