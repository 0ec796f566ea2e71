-- Replaces the recovery codes of the signed-in user; the old ones stop working.
-- Refuses: role_not_held, current_password_wrong, second_factor_off.
create function api.renew_recovery_codes(kept_hash text, codes text[])
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.verified_viewer(kept_hash);
begin
  perform from private.second_factors f where f.user_id = viewer and f.confirmed_at is not null;
  if not found then
    perform rules.reject('second_factor_off');
  end if;
  perform rules.write_recovery_codes(viewer, codes);
  perform rules.tell_second_factor(viewer, 'codes');
end $$;

grant execute on function api.renew_recovery_codes to app_member, app_admin;
