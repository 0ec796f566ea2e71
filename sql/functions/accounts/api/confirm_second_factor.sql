-- Switches the second factor on after its first correct code. The caller checked the code against `sealed_secret`;
-- only app_auth can read it. Stores the recovery codes, ends all other sessions, and gives the current one a new
-- secret with the second step done.
-- Refuses: role_not_held, code_wrong.
create function api.confirm_second_factor(sealed_secret text, step bigint, codes text[], secret_hash text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
  session constant private.sessions := rules.viewer_session();
begin
  perform rules.lock_user(viewer);
  update private.second_factors f set confirmed_at = now(), last_step = step
  where f.user_id = viewer and f.sealed_secret = confirm_second_factor.sealed_secret and f.confirmed_at is null;
  if not found then
    perform rules.reject('code_wrong', 'code', 'MR422');
  end if;
  perform rules.write_recovery_codes(viewer, codes);
  perform rules.forget_tries(viewer, array['code']);
  delete from private.sessions s where s.user_id = viewer and s.token_hash <> session.token_hash;
  update private.sessions s set token_hash = sha256(convert_to(secret_hash, 'UTF8')), second_factor_at = now()
  where s.token_hash = session.token_hash;
  perform rules.tell_second_factor(viewer, 'on');
end $$;

grant execute on function api.confirm_second_factor to app_member, app_admin;
