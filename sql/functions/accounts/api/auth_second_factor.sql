-- Returns the sealed secret of a user's second factor, confirmed or not yet, so that app_auth can check a code.
create function api.auth_second_factor(user_id integer)
returns table (sealed_secret text)
language sql stable security definer set search_path = ''
as $$
  select f.sealed_secret from private.second_factors f where f.user_id = auth_second_factor.user_id
$$;

grant execute on function api.auth_second_factor to app_auth;
