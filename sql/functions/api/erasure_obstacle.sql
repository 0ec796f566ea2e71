-- Why the signed-in user can not be erased now; null when nothing stands in the way.
create function api.erasure_obstacle()
returns text
language sql stable security definer set search_path = ''
as $$
  select rules.erasure_obstacle(rules.viewer_user_id())
$$;

grant execute on function api.erasure_obstacle to app_member, app_admin;
