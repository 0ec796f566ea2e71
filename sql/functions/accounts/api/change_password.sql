-- The signed-in user changes the password. All other sessions end; the current one gets a new secret. `kept_hash` is
-- the hash that the current password was verified against; only app_auth can read it.
-- Refuses: role_not_held, current_password_wrong.
create function api.change_password(kept_hash text, password_hash text, secret_hash text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
  session constant private.sessions := rules.viewer_session();
begin
  perform rules.lock_user(viewer);
  perform from private.credentials c where c.user_id = viewer and c.password_hash = kept_hash for update;
  if not found then
    perform rules.reject('current_password_wrong', 'currentPassword');
  end if;
  perform rules.write_password(viewer, password_hash, session.user_agent);
  delete from private.sessions s where s.user_id = viewer and s.token_hash <> session.token_hash;
  update private.sessions s set token_hash = sha256(convert_to(secret_hash, 'UTF8')), password_at = now()
  where s.token_hash = session.token_hash;
  perform rules.record('users', viewer, 'password_changed');
end $$;

grant execute on function api.change_password to app_member, app_admin;
