-- Gives the viewer a new calendar address; the earlier one stops working. Returns its secret, which is stored as a
-- hash alone.
-- Refuses: role_not_held.
create function api.renew_calendar_address()
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  token constant text := rules.new_token();
begin
  insert into private.calendar_addresses as a (user_id, token_hash) values (viewer, rules.token_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end $$;

grant execute on function api.renew_calendar_address to app_member;
