-- Locks the user whose password was just verified, before a session is opened. Refuses if the hash is no longer
-- `kept_hash`: the password was changed or the account erased meanwhile.
-- Refuses: invalid_login.
create function rules.verified_user(user_id integer, kept_hash text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- A password change and an erasure hold the same lock.
  perform rules.lock_user(verified_user.user_id);
  perform from data.users u
  join private.credentials c on c.user_id = u.id
  where u.id = verified_user.user_id and u.erased_at is null and c.password_hash = kept_hash;
  if not found then
    perform rules.reject('invalid_login', kind => 'MR401');
  end if;
end $$;
