-- Returns name and address of the user behind a password-reset link, to reject a password that contains them. No row
-- if the link is invalid. Does not use the link.
create function api.auth_link_owner(token text)
returns table (name text, surname text, email text)
language sql stable security definer set search_path = ''
as $$
  select u.name, u.surname, u.email::text
  from private.tokens t
  join data.users u on u.id = t.user_id
  where t.token_hash = rules.token_hash(token) and t.purpose = 'reset_password' and t.used_at is null and t.expires_at > now()
$$;

grant execute on function api.auth_link_owner to app_auth;
