-- Returns the user whose sign-in waits for a second-factor code, with the sealed secret to check it against. No row
-- if the pending sign-in is unknown or expired. Only app_auth may call it; the key that opens the secret is not in
-- the database.
-- Rows: one or none.
create function api.auth_pending_sign_in(secret_hash text)
returns table (user_id integer, email text, sealed_secret text)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, u.email::text, f.sealed_secret
  from private.pending_sign_ins p
  join data.users u on u.id = p.user_id
  join private.second_factors f on f.user_id = p.user_id and f.confirmed_at is not null
  where p.token_hash = sha256(convert_to(auth_pending_sign_in.secret_hash, 'UTF8')) and p.expires_at > now()
$$;

grant execute on function api.auth_pending_sign_in to app_auth;
