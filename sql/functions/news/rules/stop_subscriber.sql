-- Ends the news to a subscribed address. Idempotent; does nothing for an address that is not subscribed.
create function rules.stop_subscriber(email text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.news_subscribers s set stopped_at = now()
  where s.email = stop_subscriber.email and s.confirmed_at is not null and s.stopped_at is null
$$;
