-- Deletes up to `batch` subscribers who never confirmed their address, or who stopped the news, after the retention
-- period. Returns how many.
create function rules.forget_subscribers(batch integer)
returns integer
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from data.news_subscribers s where s.id in (
      select e.id from data.news_subscribers e
      where (e.confirmed_at is null or e.stopped_at is not null) and e.asked_at < now() - rules.kept_for('news sign-up')
        and (e.stopped_at is null or e.stopped_at < now() - rules.kept_for('news sign-up'))
      order by e.asked_at
      limit batch
      for update skip locked)
    returning 1)
  select count(*)::integer from gone
$$;
