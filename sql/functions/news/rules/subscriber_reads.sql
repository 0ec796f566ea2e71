-- True if news for an audience, in readers' languages, goes to this subscriber: confirmed, not stopped, and the address
-- of no user with consent, who gets the news as a user. News for one role does not go to subscribers.
create function rules.subscriber_reads(reader data.news_subscribers, audience text, locales text[])
returns boolean
language sql stable security definer set search_path = ''
as $$
  select audience = 'all' and reader.confirmed_at is not null and reader.stopped_at is null
    and reader.locale = any (locales)
    and not exists (
      select from data.users u
      where u.email = reader.email and u.erased_at is null and u.news_consent_at is not null)
$$;
