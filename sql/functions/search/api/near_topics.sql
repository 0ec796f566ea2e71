-- Returns the three topics nearest to a wish: first those that it leads to, then such as sound a little like it, then such as most
-- mentors have.
create function api.near_topics(wish text)
returns table (topic_id integer)
language sql stable security definer rows 3 set search_path = ''
as $$
  select t.id
  from data.support_topics t
  left join (select l.leads_to, sum(l.share) as share from rules.led_to(wish) l group by l.leads_to) as led on led.leads_to = 't' || t.id
  left join (
    select k.leads_to, max(extensions.similarity(k.word, h.heard)) as likeness
    from rules.heard_words(wish) h join private.known_words k on extensions.similarity(k.word, h.heard) > 0.25
    group by k.leads_to) as alike on alike.leads_to = 't' || t.id
  order by led.share desc nulls last, alike.likeness desc nulls last,
    (select count(*) from private.mentor_words w where w.words @@ quote_literal('t' || t.id)::tsquery) desc, t.id
  limit 3
$$;

grant execute on function api.near_topics to app_visitor, app_member, app_admin;
