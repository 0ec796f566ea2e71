-- After an update that changes the rules of the search or a name in a list hears the known words anew, and makes the words of users and
-- mentors anew, 500 in each run; whose words are made of the same as before is only compared. Erased users have none. Returns of how many
-- mentors it made them.
-- Locks the users of a run, then the cards that change, in their order.
create function api.job_refresh_words()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  now_reason constant text := md5(rules.words_made_by() || (
    select string_agg(l.names::text, '' order by l.list, l.id)
    from (
      select 1 as list, t.id, t.names from data.support_topics t
      union all select 2, i.id, i.names from data.industries i
      union all select 3, y.id, y.names from data.counties y
      union all select 4, g.id, g.names from data.regions g) as l));
  walk private.words_walk;
  batch integer[];
begin
  insert into private.words_walk as k (reason, passed_user_id, ended) values (now_reason, 0, false)
  on conflict on constraint words_walk_pkey do update
  set reason = excluded.reason, passed_user_id = 0, ended = false where k.reason <> excluded.reason;
  if found then
    perform rules.hear_known_words();
  end if;
  select k.* into walk from private.words_walk k for no key update;
  if walk.ended then
    return 0;
  end if;
  batch := array(
    select u.id from data.users u
    where u.id > walk.passed_user_id and u.erased_at is null
    order by u.id limit 500);
  update private.words_walk k
  set passed_user_id = coalesce(batch[cardinality(batch)], k.passed_user_id), ended = cardinality(batch) < 500;
  if cardinality(batch) = 500 then
    perform rules.go_on('refresh_words');
  end if;
  perform from data.users u where u.id = any (batch) order by u.id for no key update;
  perform rules.refresh_user_words(batch);
  return rules.refresh_words(array(
    select m.id from data.mentors m join data.mentor_cards c on c.mentor_id = m.id where m.user_id = any (batch) and c.folded <> ''));
end $$;

grant execute on function api.job_refresh_words to app_worker;
