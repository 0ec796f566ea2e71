-- Erases the address of a reader of news without an account, with the mails and links that belong to it. Does the same
-- for an address that is not known. The news of a user with this address stay as they are.
create function api.auth_erase_news_address(email text)
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from data.news_subscribers s where s.email = lower(trim(auth_erase_news_address.email))
$$;

grant execute on function api.auth_erase_news_address to app_auth;
