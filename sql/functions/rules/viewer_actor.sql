-- The role in which this transaction acts; the clock and the payment provider act as the system.
create function rules.viewer_actor()
returns data.actor
language sql stable security definer set search_path = ''
as $$
  select coalesce((rules.viewer_session()).role::text, 'system')::data.actor
$$;
