-- Stores a Stripe event once and wakes the worker. Keeps its type and the ids to look up, no personal or card data.
-- Returns true if it is new.
create function api.store_stripe_event(id text, type text, created_at timestamptz, about jsonb)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.stripe_events (id, type, created_at, about) values (id, type, created_at, about)
  on conflict on constraint stripe_events_pkey do nothing;
  if not found then
    return false;
  end if;
  perform pg_notify('payments', '');
  return true;
end $$;

grant execute on function api.store_stripe_event to app_webhook, app_worker;
