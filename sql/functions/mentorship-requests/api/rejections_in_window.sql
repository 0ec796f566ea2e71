-- Returns how many requests the viewing mentor rejected or let expire in the rolling window. At the limit the mentor
-- is flagged for the team; nothing else happens.
create function api.rejections_in_window()
returns integer
language sql stable security definer set search_path = ''
as $$
  select rules.rejections_in_window(rules.viewer_mentor_id())
$$;

grant execute on function api.rejections_in_window to app_member;
