-- Returns the women who began a mentorship in a year, counted in each table (`tab`) of the report of that year, by the
-- scholarship of each (its id, or none). A woman stands in one line of each column of a table: as a mentee she has her
-- newest mentorship of that year, with its package, its end and her answers; `sessions` are those of all of them. The line of a
-- regional unit lies in its region: `attica/7`.
create function rules.cells_of_year(year integer)
returns table (scholarship text, tab text, moment text, line text, women bigint, sessions bigint)
language sql stable set search_path = ''
as $$
  with begun as (
    select s.*, (select count(*) from data.sessions l where l.mentorship_id = s.id and rules.session_counts(s.kind, l.status)) as held
    from data.mentorships s where extract(year from rules.local_date(s.started_at)) = year
  ), newest as (
    select distinct on (b.mentee_id) b.*, sum(b.held) over (partition by b.mentee_id) as sessions
    from begun b order by b.mentee_id, b.started_at desc, b.id desc
  ), woman as (
    select n.mentee_id, n.status, n.sessions, u.package_id, u.method, coalesce(a.scholarship_id::text, 'none') as scholarship,
      rules.local_date(n.started_at) as began,
      coalesce(g.code || '/' || e.county_id, case when e.country <> 'GR' then 'abroad' else 'unknown' end) as county,
      extract(year from age(rules.local_date(n.started_at), person.birthdate)) as years,
      (select coalesce(jsonb_object_agg(f.step, f.answers), '{}') from data.feedback f
        where f.mentorship_id = n.id and f.user_id = n.mentee_user_id) as given
    from newest n
    join data.mentees e on e.id = n.mentee_id
    left join data.counties y on y.id = e.county_id
    left join data.regions g on g.id = y.region_id
    join data.users person on person.id = n.mentee_user_id
    join data.parts p on p.id = n.part_id
    join data.purchases u on u.id = p.purchase_id
    left join data.awards a on a.id = u.award_id
  )
  select w.scholarship, cell.tab, cell.moment, cell.line, count(*), sum(w.sessions)::bigint
  from woman w cross join lateral (
    values ('months', 'women', to_char(w.began, 'YYYY-MM')),
      ('counties', 'women', w.county),
      ('ages', 'women', case when w.years < 25 then '16' when w.years < 35 then '25' when w.years < 45 then '35'
        when w.years < 55 then '45' when w.years >= 55 then '55' else 'unknown' end),
      ('packages', 'women', w.package_id::text),
      ('methods', 'women', w.method::text),
      ('scholarships', 'women', w.scholarship),
      ('sessions', 'women', case when w.sessions = 0 then '0' when w.sessions < 3 then '1' when w.sessions < 6 then '3'
        when w.sessions < 10 then '6' else '10' end),
      ('endings', 'women', w.status::text),
      ('recommends', 'women', coalesce(w.given #>> '{end,recommends}', 'unknown'))
    union all
    select asked.name, step.name, case (w.given #>> array[step.name, asked.name])::integer
      when 1 then 'low' when 2 then 'low' when 3 then 'middle' when 4 then 'high' when 5 then 'high' else 'unknown' end
    from unnest(array['standing', 'confidence', 'goal']) as asked (name), unnest(array['start', 'check_in', 'end']) as step (name)
    union all
    select asked.name || '_change', 'women',
      coalesce((array['down', 'same', 'up'])[2 + sign((w.given #>> array['end', asked.name])::integer
        - (w.given #>> array['start', asked.name])::integer)::integer], 'unknown')
    from unnest(array['standing', 'confidence', 'goal']) as asked (name)) as cell (tab, moment, line)
  group by w.scholarship, cell.tab, cell.moment, cell.line
$$;
