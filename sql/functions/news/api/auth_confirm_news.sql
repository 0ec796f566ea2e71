-- Confirms the address that asked for news, with the token of the mailed link. If it is a user's, the user gets the news
-- as a user. Repeated calls change nothing; a link that was used does not bring back news that were stopped since.
-- Refuses: link_not_valid.
create function api.auth_confirm_news(token text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.tokens;
  asked data.news_subscribers;
begin
  select t.* into link from private.tokens t
  where t.token_hash = rules.token_hash(token) and t.purpose = 'confirm_news' and t.expires_at > now()
  for update;
  if found then
    select s.* into asked from data.news_subscribers s where s.id = link.subscriber_id for update;
  end if;
  if asked.id is null or (link.used_at is not null and asked.stopped_at is not null) then
    perform rules.reject('link_not_valid');
  end if;
  update private.tokens t set used_at = coalesce(t.used_at, now()) where t.token_hash = link.token_hash;
  update data.news_subscribers s set confirmed_at = coalesce(s.confirmed_at, now()), stopped_at = null where s.id = asked.id;
  perform rules.news_for_user(asked.email);
end $$;

grant execute on function api.auth_confirm_news to app_auth;
