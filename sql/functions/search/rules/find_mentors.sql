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
  last_id constant integer := (key->>'id')::integer;
  last_name constant text := (select left(c.folded, 60) from data.mentor_cards c where c.mentor_id = last_id);
begin
  return array(
    select p.mentor_id from (
      select c.mentor_id,
        case sort
          when 'name' then row_number() over (order by left(c.folded, 60), c.mentor_id)
          when 'newest' then row_number() over (order by c.mentor_id desc)
          else row_number() over (order by c.availability_rank, c.place < begins, c.place, c.mentor_id) end as number,
        case sort
          when 'name' then (left(c.folded, 60), c.mentor_id) > (last_name, last_id)
          when 'newest' then c.mentor_id < last_id
          else (c.availability_rank, c.place < begins, c.place, c.mentor_id) >
            ((key->>'rank')::integer, (key->>'place')::integer < begins, (key->>'place')::integer, last_id) end as beyond
      from data.mentor_cards c
      where (members_too or c.audience = 'public') and rules.card_matches(c, worded)) as p
    where key is null or p.beyond = not backwards and p.mentor_id <> last_id
    order by case when backwards then -p.number else p.number end
    limit most);
end $$;
