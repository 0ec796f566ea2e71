-- An admin has a dead mail sent again, to the recipient's address of today, with all its tries; recorded. A mail about
-- a change of the address goes where it went. Mails with a personal link can't be sent again: their link is gone.
-- Refuses: role_not_held, mail_not_found, own_profile, person_erased, mail_to_no_account, mail_not_dead, mail_link_gone, mail_words_gone,
-- mail_overtaken, mail_muted.
create function api.resend_mail(mail_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail data.mails;
  obstacle text;
  about data.notification;
  token text;
begin
  perform rules.require_admin();
  perform rules.lock_living_user(m.to_user_id) from data.mails m
  where m.id = mail_id and m.to_user_id is not null;
  perform from private.outbox o where o.id = mail_id for update;
  select m.* into mail from data.mails m where m.id = mail_id;
  if not found then
    perform rules.reject('mail_not_found', kind => 'MR404');
  end if;
  obstacle := rules.resend_obstacle(mail);
  if obstacle is not null then
    perform rules.reject(obstacle);
  end if;
  about := rules.notification_of(mail.kind);
  if about is not null then
    token := rules.new_token();
    insert into private.tokens (token_hash, user_id, purpose, notification, expires_at)
    values (rules.token_hash(token), mail.to_user_id, 'unsubscribe', about, now() + rules.retained_for('unsubscribe link'));
  end if;
  update private.outbox o
  set status = 'queued', attempts = 0, last_error = null, leased_until = null, next_attempt_at = now(), queued_at = now(),
    to_email = case when o.kind like 'email\_%' then o.to_email else u.email end,
    content = o.content || jsonb_strip_nulls(jsonb_build_object('unsubscribe', token))
  from data.users u
  where o.id = mail_id and u.id = o.to_user_id;
  perform rules.record('users', mail.to_user_id, 'mail_resent', detail => jsonb_build_object('kind', mail.kind));
  perform pg_notify('outbox', '');
end $$;

grant execute on function api.resend_mail to app_admin;
