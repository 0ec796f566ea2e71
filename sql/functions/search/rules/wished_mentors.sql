-- Long: one wish, weighed in one statement.
-- Returns the ids of the mentors that the viewer may see and that a wish finds, the best first: who meets most of its words, where they
-- count most: in name, title and own text, the more the rarer, and in what they lead to (rules.led_to), once in the best of these;
-- a word found nowhere, in names that sound nearly so; a place, as that before as a name. Who has less than
-- half of the best is left out, unless a whole word leads to her place, industry or nearest topic and nobody is called by all words of
-- several. Equal ones stand in the order of the list. Null without a wish; nobody if no word says something.
create function rules.wished_mentors(wish text)
returns integer[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  members_too constant boolean := rules.viewer_sees_private_mentors();
  among constant integer[] := rules.open_to_minor();
  begins constant integer := rules.order_begins();
  ids integer[];
  scores float8[];
  staying boolean[];
  called integer[];
begin
  if not exists (select from rules.heard_words(wish)) then
    return case when wish ~ '\S' then '{}' end;
  end if;
  with heard as materialized (select * from rules.heard_words(wish)),
  led as materialized (select * from rules.led_to(wish)),
  place as (select distinct l.number from led l where l.leads_to ~ '^[cg]' and l.share > 0.55),
  term as (
    select h.number, mark, case when mark = 1 and p.number is not null then 3 else points end as points,
      mark = 1 and p.number is not null as stays, (quote_literal(mark || h.form) || case when h.whole then '' else ':*' end)::tsquery as query
    from heard h left join place p using (number) cross join (values (1, 8::float8), (2, 6), (3, 2)) as part (mark, points)
    where mark < 3 or length(h.form) > 2
    union all
    select l.number, 4, l.share * case when kind in ('c', 'g') then 7 else 5 end, l.share > case when kind = 't' then 0.75 else 0.5 end,
      string_agg(quote_literal(l.leads_to), '|')::tsquery
    from led l cross join left(l.leads_to, 1) as kind group by l.number, l.share, kind),
  hit as materialized (
    select t.number, t.mark, t.points, t.stays, array(select w.mentor_id from private.mentor_words w where w.words @@ t.query) as mentors
    from term t),
  weighed as materialized (
    select h.number, h.mentors, h.stays,
      h.points / (1 + ln(cardinality(h.mentors)) / case h.mark when 4 then 8 else 2 end) as points
    from hit h where h.mentors <> '{}'),
  met as (
    select id, max(w.points) as points, bool_or(w.stays) as stays from weighed w cross join unnest(w.mentors) as id
    -- What nearly all have tells nothing beside the rest.
    where w.points >= (select max(m.points) / 4 from weighed m)
    group by id, w.number
    union all
    select c.mentor_id, 4, false from heard h join data.mentor_cards c on h.heard operator(extensions.<%) c.folded
    where length(h.heard) > 4 and h.number not in (select w.number from weighed w)),
  summed as (select id, sum(points) as score, bool_or(stays) as stays from met group by id),
  named as (
    select id from hit h cross join unnest(h.mentors) as id
    where h.mark = 1 group by id having count(*) > 1 and count(*) = (select count(*) from heard))
  select array_agg(s.id), array_agg(s.score), array_agg(s.stays), array(select n.id from named n) into ids, scores, staying, called
  from summed s;
  return array(
    select f.mentor_id
    from (
      select c.mentor_id, c.availability_rank, c.place, s.score, s.stays, max(s.score) over () as best,
        bool_or(c.mentor_id = any (called)) over () as enough
      from unnest(ids, scores, staying) as s (id, score, stays) join data.mentor_cards c on c.mentor_id = s.id
      where (c.audience = 'public' or members_too and c.audience = 'members') and (among is null or c.mentor_id = any (among))) as f
    where f.score >= f.best / 2 or f.stays and not f.enough
    order by (f.score * 10)::integer desc, f.availability_rank, f.place < begins, f.place, f.mentor_id);
end $$;
