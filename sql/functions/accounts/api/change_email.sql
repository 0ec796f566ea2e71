-- R23. The signed-in user asks for a new e-mail address. It becomes active through the link mailed to it. `kept_hash`
-- is the hash that the password was verified against; only app_auth can read it.
-- Refuses: role_not_held, current_password_wrong, same_email, duplicate_email.
create function api.change_email(kept_hash text, email text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
begin
  perform rules.lock_user(viewer);
  perform from private.credentials c where c.user_id = viewer and c.password_hash = kept_hash for update;
  if not found then
    perform rules.reject('current_password_wrong', 'currentPassword');
  end if;
  perform rules.ask_email_change(viewer, email);
end $$;

grant execute on function api.change_email to app_member, app_admin;
