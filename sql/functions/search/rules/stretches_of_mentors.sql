-- Returns the ranges of cards to read for a page of the mentor list, in order: for each rank the places from today's
-- start on, then those before it. `key` {rank, place, id} is the card to continue from, forwards or backwards. Bounds
-- are exclusive; ids start at 1.
create function rules.stretches_of_mentors(key jsonb, backwards boolean)
returns table (number integer, rank smallint, from_place bigint, from_id integer, to_place bigint, to_id integer)
language sql stable security definer set search_path = ''
as $$
  with stretch as (
    select 2 * r + turn as at, r::smallint as rank, first, last
    from generate_series(0, 2) as r, rules.order_begins() as begins,
      lateral (values (0, begins::bigint, 2147483647::bigint), (1, -2147483648::bigint, begins::bigint - 1)) as t (turn, first, last)
  ), place as (
    select 2 * (key->>'rank')::integer + case when (key->>'place')::integer < begins then 1 else 0 end as at,
      (key->>'place')::bigint as place, (key->>'id')::integer as id
    from rules.order_begins() as begins where key is not null
  )
  select case when backwards then -s.at else s.at end, s.rank,
    case when k.at = s.at and not backwards then k.place else s.first end,
    case when k.at = s.at and not backwards then k.id else 0 end,
    case when k.at = s.at and backwards then k.place else s.last end,
    case when k.at = s.at and backwards then k.id else 2147483647 end
  from stretch s left join place k on true
  where s.first <= s.last and (k.at is null or case when backwards then s.at <= k.at else s.at >= k.at end)
$$;
