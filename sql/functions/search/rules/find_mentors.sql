-- Returns the ids of one page of the mentors that the viewer may see and that match the filters: available ones first,
-- then in the order of the day, a circle of places that begins at another one every day (rules.order_begins); or, with
-- `sort`, the newest first or by name. `key` {rank, place, id} is the card to continue from; before it, the nearest card
-- comes first. Each order is that of an index; the order of the day is two walks along one, from where the day begins
-- and up to there.
create function rules.find_mentors(filters jsonb, key jsonb, backwards boolean, most integer)
returns integer[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  members_too constant boolean := rules.viewer_sees_private_mentors();
  worded constant jsonb := rules.with_words(filters);
  -- The cards that a text finds are looked up once; without one, those of a page are the first of an index.
  found constant text := format('with found as %s (
    select c.mentor_id, c.availability_rank, c.place, left(c.folded, 60) as name from data.mentor_cards c
    where ($1 or c.audience = ''public'') and rules.card_matches(c, $2)) ',
    case when worded ? 'word1' then 'materialized' else 'not materialized' end);
  begins constant integer := rules.order_begins();
  ends constant integer := 2147483647;
  newest constant boolean := filters->>'sort' = 'newest';
  way constant text := case when backwards = coalesce(newest, false) then 'asc' else 'desc' end;
  beyond constant text := case way when 'asc' then '>' else '<' end;
  last_id constant integer := (key->>'id')::integer;
  last_place constant integer := (key->>'place')::integer;
  ids integer[];
begin
  if newest then
    execute found || format('select array(select f.mentor_id from found f where $3 is null or f.mentor_id %1$s $3
      order by f.mentor_id %2$s limit $4)', beyond, way)
    into ids using members_too, worded, last_id, most;
  elsif filters->>'sort' = 'name' then
    execute found || format('select array(select f.mentor_id from found f where $3 is null or (f.name, f.mentor_id) %1$s ($4, $3)
      order by f.name %2$s, f.mentor_id %2$s limit $5)', beyond, way)
    into ids using members_too, worded, last_id, (select left(c.folded, 60) from data.mentor_cards c where c.mentor_id = last_id), most;
  else
    -- A walk goes on at the card if the card is in it, otherwise at an end of the walk.
    execute found || format('select array(select w.mentor_id from (
        (select 0 as walk, f.* from found f where f.place >= $3
          and ($4 is null or (f.availability_rank, f.place, f.mentor_id) %1$s ($5, $6, $4))
          order by f.availability_rank %2$s, f.place %2$s, f.mentor_id %2$s limit $8)
        union all
        (select 1, f.* from found f where f.place < $3
          and ($4 is null or (f.availability_rank, f.place, f.mentor_id) %1$s ($5, $7, $4))
          order by f.availability_rank %2$s, f.place %2$s, f.mentor_id %2$s limit $8)) w
      order by w.availability_rank %2$s, w.walk %2$s, w.place %2$s, w.mentor_id %2$s limit $8)', beyond, way)
    into ids using members_too, worded, begins, last_id, (key->>'rank')::smallint,
      case when last_place < begins then ends else last_place end, case when last_place >= begins then -ends - 1 else last_place end, most;
  end if;
  return ids;
end $$;
