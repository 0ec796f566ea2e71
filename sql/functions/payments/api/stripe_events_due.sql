-- Returns Stripe events to process, oldest first.
-- Type about: { session?: string; payment?: string }.
create function api.stripe_events_due(most integer default 100)
returns table (id text, type text, about jsonb)
language sql stable security definer set search_path = ''
as $$
  select e.id, e.type, e.about from private.stripe_events e
  where e.processed_at is null and e.next_attempt_at <= now()
  order by e.created_at, e.id
  limit most
$$;

grant execute on function api.stripe_events_due to app_worker;
