-- Queues a mail to a user in this transaction, once per key, and wakes the worker. An optional mail is queued only if
-- the user wants it and the address takes mails, with the token of an unsubscribe link. Goes to the user's address unless `to_email` names
-- another (a new or a former one). `content` holds values; the text is rendered when the mail is sent, in the user's
-- language. Without a name where nobody has confirmed the address (rules.greeted_as). To a suspended user only what rules.reaches_suspended lets pass.
-- To an address that nobody has confirmed goes a link to confirm it, and nothing by which another person is reached. Some mails sign in (rules.add_sign_in).
create function rules.queue_mail(
  key text, kind text, to_user_id integer, content jsonb default '{}', to_email data.email default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  about constant data.notification := rules.notification_of(kind);
  token constant text := case when about is not null then rules.new_token() end;
  unconfirmed constant boolean := not content ? 'token' and exists (
    select from data.users u
    where u.id = queue_mail.to_user_id and u.email_confirmed_at is null and coalesce(queue_mail.to_email, u.email) = u.email);
  confirm constant text := case when unconfirmed then rules.new_token() end;
begin
  insert into private.outbox (key, kind, to_user_id, to_email, locale, content)
  select key || ':' || to_user_id, kind, u.id, coalesce(queue_mail.to_email, u.email), u.locale,
    jsonb_build_object('name', case when queue_mail.to_email <> u.email then '' else rules.greeted_as(u) end) || jsonb_strip_nulls(jsonb_build_object('unsubscribe', token, 'confirm', confirm))
      || case when unconfirmed then rules.without_contact(content) else content end
  from data.users u
  where u.id = to_user_id and u.erased_at is null and (u.suspended_at is null or rules.reaches_suspended(queue_mail.kind))
    and (about is null or (u.email_bounced_at is null and rules.wants_mail(u.id, about)))
  on conflict on constraint outbox_key_key do nothing;
  if not found then
    return;
  end if;
  update private.outbox o set content = o.content || jsonb_build_object('signIn', link.token)
  from rules.add_sign_in(queue_mail.kind, queue_mail.to_user_id, queue_mail.content) as link (token)
  where o.key = queue_mail.key || ':' || queue_mail.to_user_id and link.token is not null;
  if unconfirmed then
    insert into private.tokens (token_hash, user_id, purpose, expires_at)
    values (rules.token_hash(confirm), to_user_id, 'confirm_email', now() + rules.retained_for('link to confirm'));
  end if;
  if about is not null then
    insert into private.tokens (token_hash, user_id, purpose, notification, expires_at)
    values (rules.token_hash(token), to_user_id, 'unsubscribe', about, now() + rules.retained_for('unsubscribe link'));
  end if;
  perform pg_notify('outbox', '');
end $$;
