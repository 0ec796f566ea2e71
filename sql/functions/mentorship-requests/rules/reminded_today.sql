-- True if the team reminded the mentor of a request today.
create function rules.reminded_today(request_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.viewer_is_admin() and rules.reminded('request', request_id, 'team ' || rules.local_date())
$$;

grant execute on function rules.reminded_today to app_admin;
