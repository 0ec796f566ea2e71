-- Queues a mail to a subscriber (data.news_subscribers) in this transaction, once per key, and wakes the worker. News
-- carries the token of an unsubscribe link. Goes out without a name: a subscriber has none.
create function rules.queue_subscriber_mail(key text, kind text, subscriber_id integer, content jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  about constant data.notification := rules.notification_of(kind);
  token constant text := case when about is not null then rules.new_token() end;
begin
  insert into private.outbox (key, kind, to_subscriber_id, to_email, locale, content)
  select key || ':subscriber:' || s.id, kind, s.id, s.email, s.locale,
    '{"name": ""}' || jsonb_strip_nulls(jsonb_build_object('unsubscribe', token)) || content
  from data.news_subscribers s
  where s.id = queue_subscriber_mail.subscriber_id
  on conflict on constraint outbox_key_key do nothing;
  if not found then
    return;
  elsif about is not null then
    insert into private.tokens (token_hash, subscriber_id, purpose, notification, expires_at)
    values (rules.token_hash(token), queue_subscriber_mail.subscriber_id, 'unsubscribe', about, now() + rules.kept_for('unsubscribe link'));
  end if;
  perform pg_notify('outbox', '');
end $$;
