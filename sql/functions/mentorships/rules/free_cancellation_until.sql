-- Returns until when a coaching session of that day can be cancelled freely: noon of the day before, in Athens.
create function rules.free_cancellation_until(day date)
returns timestamptz
language sql stable set search_path = ''
as $$
  select (day - 1 + c.free_cancellation_time::time) at time zone 'Europe/Athens' from data.constants c
$$;

grant execute on function rules.free_cancellation_until to app_member, app_admin;
