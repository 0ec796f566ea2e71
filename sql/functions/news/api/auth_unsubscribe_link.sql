-- Returns which kind of mail an unsubscribe link is about, and whether the user gets it now. No row if the link is
-- invalid. Changes nothing.
-- Rows: one or none.
create function api.auth_unsubscribe_link(token text)
returns table (notification data.notification, wanted boolean)
language sql stable security definer set search_path = ''
as $$
  select t.notification,
    case when t.subscriber_id is null then rules.wants_mail(t.user_id, t.notification) else s.stopped_at is null end
  from private.tokens t
  left join data.news_subscribers s on s.id = t.subscriber_id
  where t.token_hash = rules.token_hash(token) and t.purpose = 'unsubscribe' and t.expires_at > now()
$$;

grant execute on function api.auth_unsubscribe_link to app_auth;
