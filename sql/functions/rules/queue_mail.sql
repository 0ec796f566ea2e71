-- Leaves a mail to a user with the transaction that causes it, once for each key, and wakes the worker. Of mails she
-- may do without, only those she wants, each with the token of a link to do without them.
-- The content holds what the text names; the text itself is made when it is sent, in her language.
create function rules.queue_mail(key text, kind text, to_user_id integer, content jsonb default '{}')
returns void
language sql volatile security definer set search_path = ''
as $$
  with link as materialized (
    select about, case when about is not null then rules.new_token() end as token from rules.notification_of(kind) as about),
  mail as (
    insert into private.outbox (key, kind, to_user_id, to_email, locale, content)
    select key || ':' || to_user_id, kind, u.id, u.email, u.locale,
      jsonb_build_object('name', u.name) || jsonb_strip_nulls(jsonb_build_object('unsubscribe', link.token)) || content
    from data.users u, link
    where u.id = to_user_id and u.erased_at is null and rules.wants_mail(u.id, kind)
    on conflict (key) do nothing
    returning outbox.to_user_id)
  insert into private.tokens (token_hash, user_id, purpose, notification, expires_at)
  select rules.token_hash(link.token), mail.to_user_id, 'unsubscribe', link.about, now() + interval '1 year'
  from mail, link
  where link.token is not null;
  select pg_notify('outbox', '');
$$;
