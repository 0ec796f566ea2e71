-- Returns the ids of one page of the mentors that match the filters, the newest first or by name, as `sort` says. The
-- card with the `id` of the key is the one to continue from; backwards, the nearest card comes first. Few matches of
-- words are found first; many are met on a walk through the index.
create function rules.sorted_mentors(filters jsonb, members_too boolean, key jsonb, backwards boolean, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  few constant integer := 2000;
  chosen integer[];
  last_id constant integer := (key->>'id')::integer;
  last_name constant text := (select left(c.folded, 60) from data.mentor_cards c where c.mentor_id = last_id);
begin
  if filters ? 'word1' then
    chosen := rules.mentors_with_words(filters, members_too, few + 1);
    if cardinality(chosen) > few then
      chosen := null;
    end if;
  end if;
  if filters->>'sort' = 'newest' then
    return case when backwards then array(
      select c.mentor_id from data.mentor_cards c
      where c.audience <> 'hidden' and (members_too or c.audience = 'public')
        and (chosen is null or c.mentor_id = any (chosen)) and rules.card_matches(c, sorted_mentors.filters)
        and c.mentor_id > last_id
      order by c.mentor_id
      limit most)
    else array(
      select c.mentor_id from data.mentor_cards c
      where c.audience <> 'hidden' and (members_too or c.audience = 'public')
        and (chosen is null or c.mentor_id = any (chosen)) and rules.card_matches(c, sorted_mentors.filters)
        and (last_id is null or c.mentor_id < last_id)
      order by c.mentor_id desc
      limit most) end;
  end if;
  return case when backwards then array(
    select c.mentor_id from data.mentor_cards c
    where c.audience <> 'hidden' and (members_too or c.audience = 'public')
      and (chosen is null or c.mentor_id = any (chosen)) and rules.card_matches(c, sorted_mentors.filters)
      and (left(c.folded, 60), c.mentor_id) < (last_name, last_id)
    order by left(c.folded, 60) desc, c.mentor_id desc
    limit most)
  else array(
    select c.mentor_id from data.mentor_cards c
    where c.audience <> 'hidden' and (members_too or c.audience = 'public')
      and (chosen is null or c.mentor_id = any (chosen)) and rules.card_matches(c, sorted_mentors.filters)
      and (last_id is null or (left(c.folded, 60), c.mentor_id) > (last_name, last_id))
    order by left(c.folded, 60), c.mentor_id
    limit most) end;
end $$;
