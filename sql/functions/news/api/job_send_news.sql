-- Queues the oldest news mail under way for its next readers: users by id, then subscribers by id; the news row keeps how
-- far it came. Ten thousand readers are twenty transactions. Whoever withdraws consent meanwhile gets none, and an
-- erasure waits: locks the readers. Returns how many mails were queued.
create function api.job_send_news()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch constant integer := 500;
  sending data.news;
  readers integer[];
  subscribers integer[] := '{}';
begin
  select n.* into sending from data.news n
  where n.sent_at is not null and n.done_at is null
  order by n.sent_at, n.id
  limit 1
  for no key update skip locked;
  if not found then
    return 0;
  end if;
  readers := array(
    select u.id from data.users u
    where u.news_consent_at is not null and u.erased_at is null and u.id > sending.reached
      and rules.news_reaches(u, sending.audience, sending.locales)
    order by u.id
    limit batch
    for share);
  insert into data.news_recipients (news_id, user_id)
  select sending.id, reader from unnest(readers) as reader
  on conflict do nothing;
  perform rules.queue_mail('news:' || sending.id, 'news', u.id, jsonb_build_object(
    'subject', rules.named(words.subject, rules.greeted_as(u)), 'text', rules.named(words.text, rules.greeted_as(u))))
  from data.users u, rules.words_for(sending.texts, u.locale) as words
  where u.id = any (readers);
  if cardinality(readers) < batch then
    subscribers := array(
      select s.id from data.news_subscribers s
      where s.confirmed_at is not null and s.stopped_at is null and s.id > sending.reached_subscriber
        and rules.subscriber_reads(s, sending.audience, sending.locales)
      order by s.id
      limit batch - cardinality(readers));
    insert into data.news_subscriber_recipients (news_id, subscriber_id)
    select sending.id, reader from unnest(subscribers) as reader
    on conflict do nothing;
    perform rules.queue_subscriber_mail('news:' || sending.id, 'news', s.id, jsonb_build_object(
      'subject', rules.named(words.subject, ''), 'text', rules.named(words.text, '')))
    from data.news_subscribers s, rules.words_for(sending.texts, s.locale) as words
    where s.id = any (subscribers);
  end if;
  update data.news n
  set reached = coalesce(readers[cardinality(readers)], n.reached),
    reached_subscriber = coalesce(subscribers[cardinality(subscribers)], n.reached_subscriber),
    done_at = case when cardinality(readers) + cardinality(subscribers) < batch then now() end
  where n.id = sending.id;
  perform rules.go_on('send_news');
  return cardinality(readers) + cardinality(subscribers);
end $$;

grant execute on function api.job_send_news to app_worker;
