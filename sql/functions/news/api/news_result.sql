-- Returns what came of a news mail: its recipients so far, their mails by state, and how many of them get no news any
-- more. Sent mails are deleted after a while, so a mail that is gone counts as sent.
-- Refuses: role_not_held.
create function api.news_result(news_id integer)
returns table (recipients integer, queued integer, sent integer, dead integer, unsubscribed integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select count(*)::integer, count(*) filter (where o.status = 'queued')::integer,
      count(*) filter (where o.status is null or o.status = 'sent')::integer,
      count(*) filter (where o.status = 'dead')::integer,
      count(*) filter (where not r.reads)::integer
    from (
      select 'news:' || r.news_id || ':' || r.user_id as key, u.news_consent_at is not null as reads
      from data.news_recipients r
      join data.users u on u.id = r.user_id
      where r.news_id = news_result.news_id
      union all
      select 'news:' || r.news_id || ':subscriber:' || r.subscriber_id, s.stopped_at is null
      from data.news_subscriber_recipients r
      join data.news_subscribers s on s.id = r.subscriber_id
      where r.news_id = news_result.news_id) r
    left join private.outbox o on o.key = r.key;
end $$;

grant execute on function api.news_result to app_admin;
