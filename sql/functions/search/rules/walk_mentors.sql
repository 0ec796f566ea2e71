-- Returns the ids of one page of the mentors that match the filters, by a walk through the list in its order. Cards are
-- ordered in a circle by `place`, and every day the list starts at another place, so each rank is read in two ranges:
-- from the start of the day to the end, then from the beginning to the start. `key` {rank, place, id} is the card to
-- continue from; backwards, the nearest card comes first.
create function rules.walk_mentors(filters jsonb, members_too boolean, key jsonb, backwards boolean, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  stretch record;
  found integer[] := '{}';
begin
  for stretch in select s.* from rules.stretches_of_mentors(key, backwards) s order by s.number loop
    if backwards then
      found := found || array(
        select c.mentor_id from data.mentor_cards c
        where c.audience <> 'hidden' and (members_too or c.audience = 'public')
          and rules.card_matches(c, walk_mentors.filters)
          and c.availability_rank = stretch.rank and c.place >= stretch.from_place
          and (c.place, c.mentor_id) < (stretch.to_place, stretch.to_id)
        order by c.availability_rank desc, c.place desc, c.mentor_id desc
        limit most - cardinality(found));
    else
      found := found || array(
        select c.mentor_id from data.mentor_cards c
        where c.audience <> 'hidden' and (members_too or c.audience = 'public')
          and rules.card_matches(c, walk_mentors.filters)
          and c.availability_rank = stretch.rank and c.place <= stretch.to_place
          and (c.place, c.mentor_id) > (stretch.from_place, stretch.from_id)
        order by c.availability_rank, c.place, c.mentor_id
        limit most - cardinality(found));
    end if;
    exit when cardinality(found) >= most;
  end loop;
  return found;
end $$;
