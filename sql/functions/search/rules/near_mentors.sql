-- Returns the ids of the mentors that match filters with words among the next `reach` cards that match the other filters,
-- in the order of the list, and whether the list ends there. As the order is random, they also tell how many more there are.
create function rules.near_mentors(
  filters jsonb, members_too boolean, key jsonb, backwards boolean, reach integer, out ids integer[], out ends boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  others constant jsonb := filters - '{word1,word2,word3}'::text[];
  word1 constant text := filters->>'word1';
  word2 constant text := coalesce(filters->>'word2', '%');
  word3 constant text := coalesce(filters->>'word3', '%');
  stretch record;
  met integer[];
  number integer;
begin
  ids := '{}';
  for stretch in select s.* from rules.stretches_of_mentors(key, backwards) s order by s.number loop
    if backwards then
      select array_agg(r.mentor_id order by r.place) filter (where r.folded like word1 and r.folded like word2 and r.folded like word3),
        count(*)
      into met, number
      from (
        select n.mentor_id, n.folded, row_number() over () as place from (
          select c.mentor_id, c.folded from data.mentor_cards c
          where c.audience <> 'hidden' and (members_too or c.audience = 'public') and rules.card_matches(c, others)
            and c.availability_rank = stretch.rank and c.place >= stretch.from_place
            and (c.place, c.mentor_id) < (stretch.to_place, stretch.to_id)
          order by c.availability_rank desc, c.place desc, c.mentor_id desc
          limit reach) as n) as r;
    else
      select array_agg(r.mentor_id order by r.place) filter (where r.folded like word1 and r.folded like word2 and r.folded like word3),
        count(*)
      into met, number
      from (
        select n.mentor_id, n.folded, row_number() over () as place from (
          select c.mentor_id, c.folded from data.mentor_cards c
          where c.audience <> 'hidden' and (members_too or c.audience = 'public') and rules.card_matches(c, others)
            and c.availability_rank = stretch.rank and c.place <= stretch.to_place
            and (c.place, c.mentor_id) > (stretch.from_place, stretch.from_id)
          order by c.availability_rank, c.place, c.mentor_id
          limit reach) as n) as r;
    end if;
    ids := ids || coalesce(met, '{}');
    reach := reach - number;
    exit when reach <= 0;
  end loop;
  ends := reach > 0;
end $$;
