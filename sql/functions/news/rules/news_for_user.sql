-- A user whose address is subscribed to news gets them as a user from now on; recorded as consent. Called with a proof
-- of the address: a mailed link was used.
create function rules.news_for_user(email text)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.mute_notification(u.id, 'news', false)
  from data.users u
  join data.news_subscribers s on s.email = u.email and s.confirmed_at is not null and s.stopped_at is null
  where u.email = news_for_user.email and u.erased_at is null
$$;
