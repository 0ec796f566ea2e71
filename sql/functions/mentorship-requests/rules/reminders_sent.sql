-- How many reminders of a request its mentor got, by the clock and by the team.
create function rules.reminders_sent(request_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from private.reminders r
  where r.kind = 'request' and r.subject_id = request_id and rules.viewer_is_admin()
$$;

grant execute on function rules.reminders_sent to app_admin;
