-- Returns the ids of one page of given mentors in the order of the list: by rank, then in the circle that begins at
-- today's start. `key` {rank, place, id} is the card to continue from; backwards, the nearest card comes first.
create function rules.page_of_mentors(mentor_ids integer[], key jsonb, backwards boolean, most integer)
returns integer[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select c.mentor_id
    from data.mentor_cards c, rules.order_begins() as begins,
      lateral (select case when backwards then -1 else 1 end as way) as direction
    where c.mentor_id = any (mentor_ids) and (
      key is null or
      (way * c.availability_rank, way * (c.place < begins)::integer, way * c.place::bigint, way * c.mentor_id) >
      (way * (key->>'rank')::integer, way * ((key->>'place')::integer < begins)::integer, way * (key->>'place')::bigint,
        way * (key->>'id')::integer))
    order by way * c.availability_rank, way * (c.place < begins)::integer, way * c.place::bigint, way * c.mentor_id
    limit most)
$$;
