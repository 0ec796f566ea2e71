-- The time of the database, which is the time of every deadline. The worker compares it with its own.
create function api.database_time()
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select now()
$$;

grant execute on function api.database_time to app_worker;
