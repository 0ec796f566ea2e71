-- Takes the user whose password was verified, before a session of hers is opened. The kept hash is the one it was
-- verified against: a password changed, or an account erased, in the meantime opens nothing. Refuses: invalid_login.
create function rules.verified_user(user_id integer, kept_hash text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Whoever changes the password or erases her holds the user too.
  perform rules.lock_user(verified_user.user_id);
  perform from data.users u
  join private.credentials c on c.user_id = u.id
  where u.id = verified_user.user_id and u.erased_at is null and c.password_hash = kept_hash;
  if not found then
    perform rules.reject('invalid_login', kind => 'MR401');
  end if;
end $$;
