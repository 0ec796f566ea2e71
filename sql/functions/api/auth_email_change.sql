-- The address that the link of a mail would confirm; null for a link that no longer works. Looking does not use it.
create function api.auth_email_change(token text)
returns text
language sql stable security definer set search_path = ''
as $$
  select c.email from private.email_changes c where c.token_hash = rules.token_hash(token) and c.expires_at > now()
$$;

grant execute on function api.auth_email_change to app_auth;
