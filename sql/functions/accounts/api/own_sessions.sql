-- Returns the signed-in user's open sessions: when opened, when last used, which browser, whether a mail began
-- it (until the password is typed), and which one is current.
create function api.own_sessions()
returns table (created_at timestamptz, seen_at timestamptz, user_agent text, by_mail boolean, current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.created_at, s.seen_at, coalesce(s.user_agent, ''), s.password_at is null, s.token_hash = (rules.viewer_session()).token_hash
  from private.sessions s
  where s.user_id = rules.viewer_user_id() and s.expires_at > now()
  order by 5 desc, s.seen_at desc
$$;

grant execute on function api.own_sessions to app_member, app_admin;
