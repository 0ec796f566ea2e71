-- Returns the regional units of a place: a unit, or a region with all its units; by id or code. None of an unknown place.
create function rules.units_of(place text)
returns integer[]
language sql stable strict security definer set search_path = ''
as $$
  select array(
    select y.id from data.counties y left join data.regions g on g.id = y.region_id
    where units_of.place in (y.id::text, y.code, g.id::text, g.code))
$$;
