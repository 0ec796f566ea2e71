-- Returns name and address of the user behind a link to set a password, to reject a password that contains them. No
-- row if the link is invalid. Does not use the link.
-- Rows: one or none.
create function api.auth_link_owner(token text, purpose text default 'reset_password')
returns table (name text, surname text, email text)
language sql stable security definer set search_path = ''
as $$
  select u.name, u.surname, u.email::text
  from private.tokens t
  join data.users u on u.id = t.user_id
  where t.token_hash = rules.token_hash(token) and t.purpose = auth_link_owner.purpose and t.used_at is null
    and t.ended_at is null and t.expires_at > now()
$$;

grant execute on function api.auth_link_owner to app_auth;
