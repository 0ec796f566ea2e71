-- The viewer's calendar address stops working. Again, it changes nothing.
-- Refuses: role_not_held.
create function api.revoke_calendar_address()
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.calendar_addresses a where a.user_id = rules.require_user()
$$;

grant execute on function api.revoke_calendar_address to app_member;
