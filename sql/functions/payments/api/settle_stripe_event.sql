-- The worker reports a Stripe event: processed, or failed and to be retried with growing delay. At the fifth failure
-- the admins get a flag. The exponent is capped, since otherwise the interval would overflow after about forty
-- attempts.
create function api.settle_stripe_event(event_id text, failure text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event private.stripe_events;
begin
  update private.stripe_events e
  set attempts = e.attempts + 1, error = left(failure, 500), processed_at = case when failure is null then now() end,
    next_attempt_at = now() + interval '30 seconds' * least(2 ^ least(e.attempts, 7), 120)
  where e.id = event_id and e.processed_at is null
  returning e.* into event;
  if failure is not null and event.attempts = 5 then
    perform rules.raise_flag('event_not_read', event.id, detail => jsonb_build_object('type', event.type));
  end if;
end $$;

grant execute on function api.settle_stripe_event to app_worker;
