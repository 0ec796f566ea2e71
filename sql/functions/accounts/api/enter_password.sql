-- Records that the user has entered the password again, as acts with money and copies of personal data require. `kept_hash` is the hash that the
-- password was verified against; only app_auth can read it.
-- Refuses: role_not_held, current_password_wrong.
create function api.enter_password(kept_hash text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user(by_mail => true);
begin
  perform from private.credentials c where c.user_id = viewer and c.password_hash = kept_hash;
  if not found then
    perform rules.reject('current_password_wrong', 'currentPassword');
  end if;
  update private.sessions s set password_at = now() where s.token_hash = (rules.viewer_session()).token_hash;
end $$;

grant execute on function api.enter_password to app_member, app_admin;
