-- Returns the rule that blocks the erasure of the signed-in user now, or null.
-- Null: result.
create function api.erasure_obstacle()
returns text
language sql stable security definer set search_path = ''
as $$
  select rules.erasure_obstacle(rules.viewer_user_id())
$$;

grant execute on function api.erasure_obstacle to app_member, app_admin;
