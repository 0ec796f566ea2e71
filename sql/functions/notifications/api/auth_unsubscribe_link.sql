-- Returns which kind of mail an unsubscribe link is about, and whether the user gets it now. No row if the link is
-- invalid. Changes nothing.
-- Rows: one or none.
create function api.auth_unsubscribe_link(token text)
returns table (notification data.notification, wanted boolean)
language sql stable security definer set search_path = ''
as $$
  select t.notification, rules.wants_mail(t.user_id, t.notification)
  from private.tokens t
  where t.token_hash = rules.token_hash(token) and t.purpose = 'unsubscribe' and t.expires_at > now()
$$;

grant execute on function api.auth_unsubscribe_link to app_auth;
