-- Returns the lines of a table that are shown by themselves; all others are shown together, as one line. `counts` has the
-- women of each cell: { line: { column: number } }; each column counts the same women, and the line `rest` stands for
-- lines that are together already. A line with a cell of too few women goes to the others. While they are too few
-- together, the smallest line that is left joins them: so no cell can be computed from the total and the other lines.
create function rules.lines_apart(counts jsonb)
returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  apart text[];
begin
  select coalesce(array_agg(l.key order by (select sum(c.value::integer) from jsonb_each_text(l.value) c) desc, l.key), '{}') into apart
  from jsonb_each(counts) l
  where l.key <> 'rest' and not exists (select from jsonb_each_text(l.value) c where rules.too_few(c.value::integer));
  while apart <> '{}' and exists (
    select from jsonb_each(counts) l, jsonb_each_text(l.value) c
    where l.key <> all (apart)
    group by c.key having rules.too_few(sum(c.value::integer)))
  loop
    apart := apart[:cardinality(apart) - 1];
  end loop;
  return apart;
end $$;
