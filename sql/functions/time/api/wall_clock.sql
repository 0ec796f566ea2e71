-- R14. Takes a day and a time as clocks in Athens show it, returns the instant. Of the hour that comes twice when
-- summer time ends, the second one. `nth`: of several in a form, which one the refusal names.
-- Refuses: time_skipped (the hour that is left out when summer time begins).
create function api.wall_clock(day date, at time, nth text default '')
returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  instant constant timestamptz := (day + at) at time zone 'Europe/Athens';
begin
  if instant at time zone 'Europe/Athens' <> day + at then
    perform rules.reject('time_skipped', 'time' || nth, 'MR422');
  end if;
  return instant;
end $$;

grant execute on function api.wall_clock to app_member, app_admin;
