-- Returns how many users news for this audience would go to now.
-- Refuses: role_not_held.
create function api.news_readers(audience text, locales text[])
returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return (
    select count(*)::integer from data.users u
    where u.news_consent_at is not null and u.erased_at is null
      and rules.news_reaches(u, news_readers.audience, news_readers.locales));
end $$;

grant execute on function api.news_readers to app_admin;
