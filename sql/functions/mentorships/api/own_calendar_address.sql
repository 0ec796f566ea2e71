-- Returns since when the viewer has a calendar address; null without one.
-- Null: result.
create function api.own_calendar_address()
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select a.created_at from private.calendar_addresses a where a.user_id = rules.viewer_user_id()
$$;

grant execute on function api.own_calendar_address to app_member;
