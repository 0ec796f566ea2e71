-- Returns the new address that a mailed link would confirm; null if the link is invalid. Does not use the link.
-- Null: result.
create function api.auth_email_change(token text)
returns text
language sql stable security definer set search_path = ''
as $$
  select c.email from private.email_changes c where c.token_hash = rules.token_hash(token) and c.expires_at > now()
$$;

grant execute on function api.auth_email_change to app_auth;
