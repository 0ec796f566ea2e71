-- Uses up a pending sign-in and returns its user id.
-- Locks the user, so that of two concurrent codes only one opens a session.
-- Refuses: sign_in_again.
create function rules.use_pending_sign_in(secret_hash text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hash constant bytea := sha256(convert_to(secret_hash, 'UTF8'));
  person integer;
begin
  perform rules.lock_user((select p.user_id from private.pending_sign_ins p where p.token_hash = hash));
  delete from private.pending_sign_ins p where p.token_hash = hash and p.expires_at > now() returning p.user_id into person;
  if person is null then
    perform rules.reject('sign_in_again');
  end if;
  return person;
end $$;
