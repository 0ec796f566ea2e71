-- Queues the oldest news mail under way for its next readers, by user id; the news row keeps how far it came. Ten
-- thousand readers are twenty transactions. Whoever withdraws consent meanwhile gets none. Returns how many mails were
-- queued.
create function api.job_send_news()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch constant integer := 500;
  sending data.news;
  readers integer[];
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
    limit batch);
  insert into data.news_recipients (news_id, user_id)
  select sending.id, reader from unnest(readers) as reader
  on conflict do nothing;
  perform rules.queue_mail('news:' || sending.id, 'news', u.id, jsonb_build_object(
    'subject', replace(words.subject, '{name}', u.name), 'text', replace(words.text, '{name}', u.name)))
  from data.users u, rules.words_for(sending.texts, u.locale) as words
  where u.id = any (readers);
  update data.news n
  set reached = coalesce(readers[cardinality(readers)], n.reached),
    done_at = case when cardinality(readers) < batch then now() end
  where n.id = sending.id;
  perform rules.go_on('send_news');
  return cardinality(readers);
end $$;

grant execute on function api.job_send_news to app_worker;
