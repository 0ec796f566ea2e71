-- The signed-in user switches the second factor off. Refused for admins where admins need one.
-- Refuses: role_not_held, current_password_wrong, second_factor_off, second_factor_required.
create function api.remove_second_factor(kept_hash text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.verified_viewer(kept_hash);
begin
  if 'admin' = any (rules.roles_held(viewer)) and (select c.second_factor_required from data.constants c) then
    perform rules.reject('second_factor_required');
  end if;
  if not rules.forget_second_factor(viewer) then
    perform rules.reject('second_factor_off');
  end if;
  perform rules.tell_second_factor(viewer, 'off');
end $$;

grant execute on function api.remove_second_factor to app_member, app_admin;
