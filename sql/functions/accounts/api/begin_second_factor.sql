-- Stores the sealed secret of a second factor that the signed-in user sets up. It is not required at sign-in until a
-- first code confirms it. The caller verified the password against `kept_hash`.
-- Refuses: role_not_held, current_password_wrong, second_factor_on.
create function api.begin_second_factor(kept_hash text, sealed_secret text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.verified_viewer(kept_hash);
begin
  insert into private.second_factors as f (user_id, sealed_secret) values (viewer, begin_second_factor.sealed_secret)
  on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now() where f.confirmed_at is null;
  if not found then
    perform rules.reject('second_factor_on');
  end if;
end $$;

grant execute on function api.begin_second_factor to app_member, app_admin;
