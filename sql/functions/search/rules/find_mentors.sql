-- Long: a statement for each order and direction.
-- Returns the ids of one page of the mentors that the viewer may see and that match filters (rules.with_words): those of a wish in its
-- order; or, with `sort`, the newest first or by name; otherwise available ones first, then from where the day begins and up to there
-- (rules.order_begins), two walks along an index. `key` {rank, place, id} is the card to continue from; before it, the nearest card
-- comes first. A walk goes on at the card if the card is in it, otherwise at an end of the walk; a wish that does not find the card
-- any more, at its number, which is the place.
create function rules.find_mentors(filters jsonb, key jsonb, backwards boolean, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  members_too constant boolean := rules.viewer_sees_private_mentors();
  wished constant integer[] := filters->>'wished';
  sort constant text := coalesce(filters->>'sort', case when wished is null then 'day' else 'wish' end);
  begins constant integer := rules.order_begins();
  ends constant integer := 2147483647;
  last_id constant integer := (key->>'id')::integer;
  last_rank constant smallint := (key->>'rank')::smallint;
  last_place constant integer := (key->>'place')::integer;
  last_number constant integer := coalesce(array_position(wished, last_id), last_place);
  first_walk constant integer := case when last_place < begins then ends else last_place end;
  second_walk constant integer := case when last_place >= begins then -ends - 1 else last_place end;
  last_name constant text := (select left(c.folded, 60) from data.mentor_cards c where c.mentor_id = last_id);
begin
  if sort = 'wish' then
    return array(
      select c.mentor_id from unnest(wished) with ordinality as w (id, number) join data.mentor_cards c on c.mentor_id = w.id
      where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (key is null or case when backwards then w.number < last_number else w.number > last_number end)
      order by case when backwards then -w.number else w.number end limit most);
  elsif sort = 'name' and backwards then
    return array(select c.mentor_id from data.mentor_cards c
      where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (wished is null or c.mentor_id = any (wished))
        and (left(c.folded, 60), c.mentor_id) < (last_name, last_id)
      order by left(c.folded, 60) desc, c.mentor_id desc limit most);
  elsif sort = 'name' then
    return array(select c.mentor_id from data.mentor_cards c
      where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (wished is null or c.mentor_id = any (wished))
        and (key is null or (left(c.folded, 60), c.mentor_id) > (last_name, last_id))
      order by left(c.folded, 60), c.mentor_id limit most);
  elsif sort = 'newest' and backwards then
    return array(select c.mentor_id from data.mentor_cards c
      where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (wished is null or c.mentor_id = any (wished)) and c.mentor_id > last_id
      order by c.mentor_id limit most);
  elsif sort = 'newest' then
    return array(select c.mentor_id from data.mentor_cards c
      where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (wished is null or c.mentor_id = any (wished)) and (key is null or c.mentor_id < last_id)
      order by c.mentor_id desc limit most);
  elsif backwards then
    return array(select w.id from (
        (select 0 as walk, c.mentor_id as id, c.availability_rank as rank, c.place from data.mentor_cards c
          where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (wished is null or c.mentor_id = any (wished)) and c.place >= begins
            and (c.availability_rank, c.place, c.mentor_id) < (last_rank, first_walk, last_id)
          order by c.availability_rank desc, c.place desc, c.mentor_id desc limit most)
        union all
        (select 1, c.mentor_id, c.availability_rank, c.place from data.mentor_cards c
          where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (wished is null or c.mentor_id = any (wished)) and c.place < begins
            and (c.availability_rank, c.place, c.mentor_id) < (last_rank, second_walk, last_id)
          order by c.availability_rank desc, c.place desc, c.mentor_id desc limit most)) w
      order by w.rank desc, w.walk desc, w.place desc, w.id desc limit most);
  end if;
  return array(select w.id from (
      (select 0 as walk, c.mentor_id as id, c.availability_rank as rank, c.place from data.mentor_cards c
        where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (wished is null or c.mentor_id = any (wished)) and c.place >= begins
          and (key is null or (c.availability_rank, c.place, c.mentor_id) > (last_rank, first_walk, last_id))
        order by c.availability_rank, c.place, c.mentor_id limit most)
      union all
      (select 1, c.mentor_id, c.availability_rank, c.place from data.mentor_cards c
        where (members_too or c.audience = 'public') and rules.card_matches(c, find_mentors.filters)
        and (wished is null or c.mentor_id = any (wished)) and c.place < begins
          and (key is null or (c.availability_rank, c.place, c.mentor_id) > (last_rank, second_walk, last_id))
        order by c.availability_rank, c.place, c.mentor_id limit most)) w
    order by w.rank, w.walk, w.place, w.id limit most);
end $$;
