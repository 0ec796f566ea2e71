-- The team's address, to which answers to a mail go.
create function api.team_email()
returns text
language sql stable security definer set search_path = ''
as $$
  select c.team_email from data.constants c
$$;

grant execute on function api.team_email to app_worker;
