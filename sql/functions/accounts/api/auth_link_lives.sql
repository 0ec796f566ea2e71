-- True while a mailed link is valid for this purpose. Does not use the link.
-- Type purpose: 'reset_password' | 'confirm_email' | 'invitation'.
create function api.auth_link_lives(token text, purpose text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.tokens t
    where t.token_hash = rules.token_hash(token) and t.purpose = auth_link_lives.purpose
      and t.used_at is null and t.expires_at > now())
$$;

grant execute on function api.auth_link_lives to app_auth;
