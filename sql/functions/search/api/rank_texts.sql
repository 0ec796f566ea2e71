-- Returns the numbers of texts that a wish finds, the best first. A word counts three times in a text and once in its `details`, the more
-- the rarer it is; what has less than half of the best is left out. `share` of the words that it meets.
create function api.rank_texts(wish text, texts text[], details text[])
returns table (number integer, share double precision)
language sql stable security definer set search_path = ''
as $$
  with said as materialized (
    select s.number, s.points, rules.heard(rules.as_words(s.text)) as words
    from (
      select number, 3 as points, text from unnest(texts) with ordinality as t (text, number)
      union all select number, 1, text from unnest(details) with ordinality as d (text, number)) as s
    where s.text <> ''),
  met as (
    select w.number as word, s.number, max(s.points) as points, count(*) over (partition by w.number) as times
    from rules.heard_words(wish) w join said s on s.words ~ case when w.whole or length(w.form) < 3 then concat(' ', w.form, '([aeiou]{0,3}[sn]?) ') else ' ' || w.form end
    group by w.number, s.number),
  scored as (
    select m.number, count(*)::float8 / (select count(*) from rules.heard_words(wish)) as share, sum(m.points::float8 / m.times) as score, max(sum(m.points::float8 / m.times)) over () as best from met m group by m.number)
  select s.number::integer, s.share from scored s where s.score >= s.best / 2 order by s.score desc, s.number
$$;

grant execute on function api.rank_texts to app_visitor, app_member, app_admin;
