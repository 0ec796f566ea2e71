-- Long: one document, computed in one statement.
-- The report of a year for the network's funders: the women who began a mentorship in it, their sessions and mentors, and
-- tables of the women by month, county, age and so on (rules.cells_of_year); with two scholarships or more, `groups` with
-- a report of each. Where a county has fewer than five, its
-- region is told. Fewer than five women are never shown, nor can they be computed. `women` is null if there are too
-- few, or no such group.
-- Refuses: role_not_held, right_not_held.
create function api.year_report(year integer, scholarship text default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  perform rules.require_right('coordinator', 'treasurer');
  with told as materialized (
    select * from rules.cells_of_year(year_report.year)
  ), grouped as (
    select rules.lines_apart(jsonb_object_agg(t.line, jsonb_build_object('women', t.women))) as apart
    from told t where t.tab = 'scholarships'
  ), cell as (
    select case when t.scholarship = any (g.apart) then t.scholarship else 'rest' end as of, t.tab, t.moment, t.line, t.women, t.sessions
    from told t, grouped g
  ), block as (
    select c.of, sum(c.women) as women, sum(c.sessions) as sessions from cell c where c.tab = 'months' group by c.of
  ), whole as (
    -- Lines of too few women are one line, of their region or `rest`, with so many others that it has enough.
    select x.tab, x.moment, rules.lines_joined(jsonb_object_agg(x.line, jsonb_build_object('women', x.women))) as told
    from (select c.tab, c.moment, c.line, sum(c.women) as women from cell c group by 1, 2, 3) x
    group by 1, 2
  ), joined as (
    select c.of, c.tab, c.moment, w.told->>c.line as line, sum(c.women) as women
    from cell c join whole w using (tab, moment) group by 1, 2, 3, 4
  ), each_group as (
    -- Until each line has enough women, or none, in every group: no group tells about another, nor about the whole.
    select x.tab, x.moment, rules.lines_joined(jsonb_object_agg(x.line, x.columns)) as told
    from (select j.tab, j.moment, j.line, jsonb_object_agg(j.of, j.women) as columns from joined j group by 1, 2, 3) x
    group by 1, 2
  ), shown as (
    select tab, moment, case when scholarship is null then j.line else e.told->>j.line end as line, sum(j.women) as women
    from joined j join each_group e using (tab, moment)
    where scholarship is null or j.of = scholarship group by 1, 2, 3
  ), total as (
    select sum(b.women) as women, sum(b.sessions) as sessions from block b
    where scholarship is null or b.of = scholarship and (select count(*) from block) > 1
  ), lines as (
    select s.tab, s.line, jsonb_object_agg(s.moment, s.women) as women from shown s group by 1, 2
  )
  select jsonb_build_object(
    'first_year', (select extract(year from rules.local_date(min(s.started_at))) from data.mentorships s),
    'women', t.women, 'sessions', t.sessions,
    'mentors', (select case when scholarship is null and not rules.too_few(count(distinct s.mentor_id)) then count(distinct s.mentor_id) end
      from data.mentorships s where extract(year from rules.local_date(s.started_at)) = year_report.year),
    'groups', (select coalesce(jsonb_agg(jsonb_build_object('of', b.of, 'women', b.women) order by b.of), '[]')
      from block b where (select count(*) from block) > 1),
    'tables', (select coalesce(jsonb_object_agg(x.tab, x.lines), '{}') from (
      select l.tab, jsonb_agg(jsonb_build_object('line', l.line, 'women', l.women) order by l.line) as lines from lines l group by l.tab) x),
    'names', jsonb_build_object(
      'counties', (select jsonb_object_agg(l.line, coalesce(y.names, g.names))
        from lines l join data.regions g on g.code = split_part(l.line, '/', 1)
        left join data.counties y on y.id::text = split_part(l.line, '/', 2) where l.tab = 'counties'),
      'packages', (select jsonb_object_agg(n.id, n.names) from lines l join data.packages n on l.tab = 'packages' and l.line = n.id::text),
      'scholarships', (select jsonb_object_agg(n.id, n.name) from block b join data.scholarships n on b.of = n.id::text)))
  into result
  from total t;
  if result->'women' = 'null' or rules.too_few((result->>'women')::bigint) then
    return jsonb_build_object('first_year', result->'first_year', 'women', null);
  end if;
  return result;
end $$;

grant execute on function api.year_report to app_admin;
