-- Returns for each line of a table the line in which it is told: itself, or with others. A line may lie in an area
-- (`attica/7`): those of an area that may not stand apart (rules.lines_apart) are one line there (`attica/`), so many that
-- they are enough; what then remains too small, or an area as a whole, goes to `rest`. The lines stay a partition of the
-- same women.
create function rules.lines_joined(counts jsonb)
returns jsonb
language sql immutable set search_path = ''
as $$
  with line as (
    select l.key as line, substring(l.key from '^.+/') as area, l.value as women from jsonb_each(counts) as l
  ), in_area as (
    select l.area, rules.lines_apart(jsonb_object_agg(case when l.line = l.area then 'rest' else l.line end, l.women)) as apart
    from line l where l.area is not null group by l.area
  ), placed as (
    select l.line, case when l.line = any (a.apart) then l.line else coalesce(l.area, l.line) end as told, l.women
    from line l left join in_area a using (area)
  ), summed as (
    select p.told, c.key, sum(c.value::integer) as women from placed p, jsonb_each_text(p.women) as c group by p.told, c.key
  ), columns as (
    select s.told, jsonb_object_agg(s.key, s.women) as women from summed s group by s.told
  ), whole as (
    select rules.lines_apart(jsonb_object_agg(c.told, c.women)) as apart from columns c
  )
  select jsonb_object_agg(p.line, case when p.told = any (w.apart) then p.told else 'rest' end) from placed p, whole w
$$;
