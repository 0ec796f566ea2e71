-- For admins: which of these users have a second factor.
create function api.second_factors(user_ids integer[])
returns table (user_id integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query select f.user_id from private.second_factors f
  where f.user_id = any (user_ids) and f.confirmed_at is not null;
end $$;

grant execute on function api.second_factors to app_admin;
