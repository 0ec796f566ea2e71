-- A visitor asks for news by mail: mails a link that confirms the address, valid for a week. The same for an address
-- that is known, subscribed or new, but who gets the news already gets no further mail.
create function api.auth_ask_news(email text, locale text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token constant text := rules.new_token();
  asked data.news_subscribers;
begin
  insert into data.news_subscribers as s (email, locale)
  values (lower(auth_ask_news.email), auth_ask_news.locale)
  on conflict on constraint news_subscribers_email_key do update
  set locale = excluded.locale, asked_at = now()
  where s.confirmed_at is null or s.stopped_at is not null
  returning * into asked;
  if not found then
    return;
  end if;
  delete from private.tokens t where t.subscriber_id = asked.id and t.purpose = 'confirm_news';
  insert into private.tokens (token_hash, subscriber_id, purpose, expires_at)
  values (rules.token_hash(token), asked.id, 'confirm_news', now() + rules.kept_for('news link'));
  perform rules.queue_subscriber_mail(
    'confirm_news:' || left(encode(sha256(rules.token_hash(token)), 'hex'), 24), 'confirm_news', asked.id,
    jsonb_build_object('token', token));
end $$;

grant execute on function api.auth_ask_news to app_auth;
