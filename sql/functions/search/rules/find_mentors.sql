-- Returns the ids of one page of the mentors that the viewer may see and that match the filters: available ones first,
-- then in the order of the day, a circle of places that begins at another one every day (rules.order_begins); or, with
-- `sort`, the newest first or by name. `key` {rank, place, id} is the card to continue from; before it, the nearest card
-- comes first.
create function rules.find_mentors(filters jsonb, key jsonb, backwards boolean, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  worded constant jsonb := rules.with_words(filters);
  members_too constant boolean := rules.viewer_sees_private_mentors();
  begins constant integer := rules.order_begins();
  sort constant text := coalesce(filters->>'sort', 'day');
  way constant integer := case when backwards then -1 else 1 end;
  last_id constant integer := (key->>'id')::integer;
  last_name constant text := (select left(c.folded, 60) from data.mentor_cards c where c.mentor_id = last_id);
begin
  if sort = 'name' and backwards then
    return array(
      select c.mentor_id from data.mentor_cards c
      where (members_too or c.audience = 'public') and rules.card_matches(c, worded)
        and (left(c.folded, 60), c.mentor_id) < (last_name, last_id)
      order by left(c.folded, 60) desc, c.mentor_id desc limit most);
  elsif sort = 'name' then
    return array(
      select c.mentor_id from data.mentor_cards c
      where (members_too or c.audience = 'public') and rules.card_matches(c, worded)
        and (key is null or (left(c.folded, 60), c.mentor_id) > (last_name, last_id))
      order by left(c.folded, 60), c.mentor_id limit most);
  elsif sort = 'newest' then
    return array(
      select c.mentor_id from data.mentor_cards c
      where (members_too or c.audience = 'public') and rules.card_matches(c, worded)
        and (key is null or -way * c.mentor_id > -way * last_id)
      order by -way * c.mentor_id limit most);
  end if;
  return array(
    select c.mentor_id from data.mentor_cards c
    where (members_too or c.audience = 'public') and rules.card_matches(c, worded) and (
      key is null or
      (way * c.availability_rank, way * (c.place < begins)::integer, way * c.place::bigint, way * c.mentor_id) >
      (way * (key->>'rank')::integer, way * ((key->>'place')::integer < begins)::integer, way * (key->>'place')::bigint,
        way * last_id))
    order by way * c.availability_rank, way * (c.place < begins)::integer, way * c.place::bigint, way * c.mentor_id
    limit most);
end $$;
