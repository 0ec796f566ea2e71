-- Locks the signed-in user and returns the user id, after the caller verified the password against `kept_hash`.
-- Refuses: role_not_held, current_password_wrong.
create function rules.verified_viewer(kept_hash text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
begin
  perform rules.lock_user(viewer);
  perform from private.credentials c where c.user_id = viewer and c.password_hash = kept_hash;
  if not found then
    perform rules.reject('current_password_wrong', 'currentPassword');
  end if;
  return viewer;
end $$;
