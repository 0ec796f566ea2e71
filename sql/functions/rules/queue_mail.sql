-- Leaves a mail to a user with the transaction that causes it, once for each key, and wakes the worker. Of mails she
-- may do without, only those she wants, each with the token of a link to do without them.
-- To her own address unless another is named: a new one that waits to be confirmed, or a former one.
-- The content holds what the text names; the text itself is made when it is sent, in her language.
create function rules.queue_mail(
  key text, kind text, to_user_id integer, content jsonb default '{}', to_email data.email default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  about constant data.notification := rules.notification_of(kind);
  token constant text := case when about is not null then rules.new_token() end;
begin
  insert into private.outbox (key, kind, to_user_id, to_email, locale, content)
  select key || ':' || to_user_id, kind, u.id, coalesce(queue_mail.to_email, u.email), u.locale,
    jsonb_build_object('name', u.name) || jsonb_strip_nulls(jsonb_build_object('unsubscribe', token)) || content
  from data.users u
  where u.id = to_user_id and u.erased_at is null and (about is null or rules.wants_mail(u.id, about))
  on conflict on constraint outbox_key_key do nothing;
  if not found then
    return;
  elsif about is not null then
    insert into private.tokens (token_hash, user_id, purpose, notification, expires_at)
    values (rules.token_hash(token), to_user_id, 'unsubscribe', about, now() + interval '1 year');
  end if;
  perform pg_notify('outbox', '');
end $$;
