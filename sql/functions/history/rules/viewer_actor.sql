-- Returns the role in which this transaction acts; system for the worker and for Stripe events.
create function rules.viewer_actor()
returns data.actor
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((rules.viewer_session()).role::text, 'system');
end $$;
