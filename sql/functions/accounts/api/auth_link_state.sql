-- What became of a mailed link, and when: it waits, was used, has ended (a newer one or a change of the account took its
-- place) or is past its time. `email`: the address of whom it went to. No row for a link that nobody got, or got so long ago
-- that it is forgotten (rules.retained_for). Changes nothing.
-- Rows: one or none.
-- Type state: 'waiting' | 'used' | 'ended' | 'expired'.
-- Type purpose: 'reset_password' | 'confirm_email' | 'invitation' | 'new_email' | 'guardian'.
create function api.auth_link_state(token text, purpose text)
returns table (state text, at timestamptz, email text)
language sql stable security definer set search_path = ''
as $$
  select case
      when t.used_at is not null then 'used'
      when t.ended_at is not null then 'ended'
      when t.expires_at <= now() then 'expired'
      else 'waiting' end,
    coalesce(t.used_at, t.ended_at, t.expires_at), u.email::text
  from private.tokens t
  join data.users u on u.id = t.user_id
  where t.token_hash = rules.token_hash(token) and t.purpose = auth_link_state.purpose
  union all
  select case when c.expires_at <= now() then 'expired' else 'waiting' end, c.expires_at, c.email::text
  from private.email_changes c
  where c.token_hash = rules.token_hash(token) and auth_link_state.purpose = 'new_email'
$$;

grant execute on function api.auth_link_state to app_auth;
