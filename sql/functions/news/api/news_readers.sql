-- Returns how many users news for this audience would go to now, and how many subscribers without an account.
-- Refuses: role_not_held.
create function api.news_readers(audience text, locales text[])
returns table (users integer, subscribers integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select
      (select count(*)::integer from data.users u
        where u.news_consent_at is not null and u.erased_at is null
          and rules.news_reaches(u, news_readers.audience, news_readers.locales)),
      (select count(*)::integer from data.news_subscribers s
        where s.confirmed_at is not null and s.stopped_at is null
          and rules.subscriber_reads(s, news_readers.audience, news_readers.locales));
end $$;

grant execute on function api.news_readers to app_admin;
