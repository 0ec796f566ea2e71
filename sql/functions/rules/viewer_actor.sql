-- Returns the role in which this transaction acts; system for the worker and for Stripe events.
create function rules.viewer_actor()
returns data.actor
language sql stable security definer set search_path = ''
as $$
  select coalesce((rules.viewer_session()).role::text, 'system')::data.actor
$$;
