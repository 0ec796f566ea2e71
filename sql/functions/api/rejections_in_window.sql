-- How many requests the viewing mentor turned down or let lapse in the rolling window: at the limit the team
-- takes a look. Nobody is deactivated by it.
create function api.rejections_in_window()
returns integer
language sql stable security definer set search_path = ''
as $$
  select rules.rejections_in_window(rules.viewer_mentor_id())
$$;

grant execute on function api.rejections_in_window to app_member;
