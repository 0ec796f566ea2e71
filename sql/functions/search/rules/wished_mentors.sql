-- Returns the ids of the mentors that the viewer may see and that a wish finds, the best first: who meets most of its words, where
-- they count most. A word counts in name, title and own text, the more the rarer it is there, and in the topics, industry, place and
-- languages that it leads to (rules.led_to), once in the best of these; one that is found nowhere, in names that sound nearly so.
-- Who has less than half of the best is left out. Equal ones stand in the order of the list. Null for a text without a word that
-- says something.
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
begin
  if not exists (select from rules.heard_words(wish)) then
    return null;
  end if;
  with heard as materialized (select * from rules.heard_words(wish)),
  term as (
    select h.number, mark, points, (quote_literal(mark || h.form) || case when h.whole then '' else ':*' end)::tsquery as query
    from heard h cross join (values (1, 8::float8), (2, 6), (3, 2)) as place (mark, points)
    where mark < 3 or length(h.form) > 2
    union all
    select l.number, 4, 5 * l.share, string_agg(quote_literal(l.leads_to), '|')::tsquery
    from rules.led_to(wish) l group by l.number, l.share),
  hit as materialized (
    select t.number, t.mark, t.points, array(select w.mentor_id from private.mentor_words w where w.words @@ t.query) as mentors
    from term t),
  weighed as materialized (
    select h.number, h.mentors, h.points / (1 + ln(cardinality(h.mentors)) / case h.mark when 4 then 8 else 2 end) as points
    from hit h where h.mentors <> '{}'),
  met as (
    select id, max(w.points) as points from weighed w cross join unnest(w.mentors) as id
    -- What nearly all have tells nothing beside the rest.
    where w.points >= (select max(m.points) / 4 from weighed m)
    group by id, w.number
    union all
    select c.mentor_id, 4 from heard h join data.mentor_cards c on h.heard operator(extensions.<%) c.folded
    where length(h.heard) > 4 and h.number not in (select w.number from weighed w)),
  summed as (select id, sum(points) as score from met group by id)
  select array_agg(s.id), array_agg(s.score) into ids, scores from summed s;
  return array(
    select f.mentor_id
    from (
      select c.mentor_id, c.availability_rank, c.place, s.score, max(s.score) over () as best
      from unnest(ids, scores) as s (id, score) join data.mentor_cards c on c.mentor_id = s.id
      where (c.audience = 'public' or members_too and c.audience = 'members') and (among is null or c.mentor_id = any (among))) as f
    where f.score >= f.best / 2
    order by (f.score * 10)::integer desc, f.availability_rank, f.place < begins, f.place, f.mentor_id);
end $$;
