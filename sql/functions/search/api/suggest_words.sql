-- R6. Returns what the words typed so far may mean, at most seven, the best first: topics, industries and places with mentors
-- that the viewer may see, and such mentors by name. They are heard as a wish is. A region stands in place of its units. Of a
-- kind at most four, and none with half of the best of the kind or less; equal mentors stand in the order of the list.
-- Null: name, latin_name.
create function api.suggest_words(q text)
returns table (kind text, item_id integer, name text, latin_name text)
language sql stable security definer set search_path = ''
as $$
  with led as materialized (select l.leads_to, sum(l.share) as points from rules.led_to(q) l group by l.leads_to),
  place as (
    select y.id, y.region_id, coalesce(led.points, 0) as points from data.counties y left join led on led.leads_to = 'c' || y.id),
  region as (
    select p.region_id as id, min(p.points) as points from place p
    where p.region_id is not null group by p.region_id having min(p.points) > 0),
  met as materialized (
    select w.mentor_id, sum(case when w.words @@ quote_literal('1' || h.heard)::tsquery then 1::float8 else 0.5 end) as points
    from rules.heard_words(q) h
    join private.mentor_words w on w.words @@ (quote_literal('1' || h.form) || case when h.whole then '' else ':*' end)::tsquery
    where length(h.form) > 1 group by w.mentor_id),
  named as (
    select c.mentor_id as id, met.points, c.name || ' ' || c.surname as name, c.latin_name,
      row_number() over (order by c.availability_rank, c.place < rules.order_begins(), c.place, c.mentor_id) as turn
    from met join data.mentor_cards c on c.mentor_id = met.mentor_id
    cross join (select rules.viewer_sees_private_mentors() as members_too, rules.open_to_minor() as among offset 0) as viewer
    where (c.audience = 'public' or viewer.members_too and c.audience = 'members')
      and (viewer.among is null or c.mentor_id = any (viewer.among))),
  meant as (
    select 'fieldOfSupport' as kind, substr(led.leads_to, 2)::integer as id, led.points, null as name, null as latin_name, 0 as turn
    from led where left(led.leads_to, 1) = 't'
    union all select 'industry', substr(led.leads_to, 2)::integer, led.points, null, null, 0 from led where left(led.leads_to, 1) = 'i'
    union all select 'county', r.id, r.points, null, null, 0 from region r
    union all
    select 'county', p.id, p.points, null, null, 1 from place p left join region r on r.id = p.region_id
    where p.points > coalesce(r.points, 0)
    union all select 'mentor', n.id, n.points, n.name, n.latin_name, n.turn from named n),
  near as (
    select m.*, max(m.points) over (partition by m.kind) as best,
      row_number() over (partition by m.kind order by m.points desc, m.turn, m.id) as number
    from meant m),
  chosen as (
    select n.* from near n
    where n.points > n.best / 2 and n.number < 5 and (n.kind = 'mentor' or api.count_mentors(jsonb_build_object(
      n.kind, case n.kind when 'fieldOfSupport' then concat('{', n.id, '}') else n.id::text end), 1) > 0)
    order by n.number, n.points desc, n.kind limit 7)
  select c.kind, c.id, c.name, c.latin_name from chosen c order by c.points desc, c.number, c.kind
$$;

grant execute on function api.suggest_words to app_visitor, app_member, app_admin;
