-- Mentors seed.from to seed.mentors. Deterministic: the same number and seed give the same mentor, except for dates.
create temporary table drawn_mentors on commit drop as
select n as number, current_setting('seed.name') || '-mentor-' || n || '@seed.example' as email,
  pg_temp.pick(w.names, pg_temp.throw('name', n)) as name,
  pg_temp.pick(w.surnames, pg_temp.throw('surname', n)) as surname,
  -- Many with a few years, few with forty.
  36 + floor(power(pg_temp.throw('months', n), 1.6) * 420)::integer as months,
  pg_temp.pick(w.positions, pg_temp.throw('position', n))
    || case when i.code <> 'other' then ' – ' || (i.names->>'gr') else '' end as title,
  i.id as industry_id, i.names->>'gr' as industry,
  case when county.id is null then pg_temp.pick(w.countries, pg_temp.throw('country', n)) else 'GR' end as country,
  county.id as county_id,
  case when pg_temp.throw('languages', n) < 0.3 then '{el}' when pg_temp.throw('languages', n) < 0.97 then '{el,en}'
    else '{en}' end::text[] as languages,
  pg_temp.throw('offers', n) < 0.96 as offers_mentoring,
  pg_temp.throw('offers', n) > 0.92 as offers_coaching,
  case when pg_temp.throw('status', n) < 0.94 then 'active' when pg_temp.throw('status', n) < 0.97 then 'inactive'
    when pg_temp.throw('status', n) < 0.985 then 'new' when pg_temp.throw('status', n) < 0.99 then 'awaiting_response'
    else 'rejected' end::data.mentor_status as status,
  case when pg_temp.throw('visibility', n) < 0.04 then 'private' else 'public' end::data.visibility as visibility,
  case when pg_temp.throw('away', n) < 0.03
    then rules.local_date() + 1 + floor(pg_temp.throw('until', n) * 60)::integer end as away_until,
  now() - make_interval(days => floor(power(pg_temp.throw('joined', n), 0.7) * 1400)::integer + 5) as joined_at,
  pg_temp.pick(w.lives, pg_temp.throw('life', n)) || ' ' || pg_temp.pick(w.ways, pg_temp.throw('way', n)) || ' '
    || pg_temp.pick(w.farewells, pg_temp.throw('farewell', n)) as portrait
from generate_series(current_setting('seed.from')::integer, current_setting('seed.mentors')::integer) as n
cross join words w
cross join (select
  array(select code from data.industries order by position) as industries,
  array(select code from data.counties order by position) as counties) as a
join data.industries i on i.code = case when pg_temp.throw('common industry', n) < 0.6
  then pg_temp.pick(w.industries, pg_temp.throw('industry', n))
  else pg_temp.pick(a.industries, pg_temp.throw('industry', n)) end
left join data.counties county on county.code = case
  when pg_temp.throw('place', n) < 0.6 then pg_temp.pick(w.places, pg_temp.throw('county', n))
  when pg_temp.throw('place', n) < 0.92 then pg_temp.pick(a.counties, pg_temp.throw('county', n)) end;
create unique index on drawn_mentors (email);
analyze drawn_mentors;
grant select on drawn_mentors to app_rules;

set local role app_rules;

insert into data.users (email, name, surname, phone, birthdate, email_confirmed_at, last_login_at, created_at)
select email, name, surname, '+3069' || lpad(((number * 7919::bigint) % 100000000)::text, 8, '0'),
  (current_date - make_interval(months => months, years => 22,
    days => floor(pg_temp.throw('born', number) * 2000)::integer))::date,
  joined_at, now() - (now() - joined_at) * power(pg_temp.throw('login', number), 3), joined_at
from drawn_mentors
order by number;

insert into private.credentials (user_id, password_hash)
select u.id, current_setting('seed.password_hash')
from drawn_mentors d join data.users u on u.email = d.email;

insert into data.mentors (
  user_id, status, visibility, offers_mentoring, offers_coaching, away_until, experience_checked, applied_at,
  approved_at)
select u.id, d.status, d.visibility, d.offers_mentoring, d.offers_coaching, d.away_until,
  d.status in ('active', 'inactive'), d.joined_at,
  case when d.status in ('active', 'inactive') then d.joined_at + interval '2 days' end
from drawn_mentors d join data.users u on u.email = d.email
order by d.number;

-- The same card as rules.refresh_mentor_card writes, for many at once.
insert into data.mentor_cards (
  mentor_id, audience, name, surname, title, industry_id, country, county_id, experience_since, topic_ids, languages,
  offers_mentoring, offers_coaching, available_for_mentoring, available_for_coaching)
select m.id,
  case when m.status <> 'active' then 'hidden' when m.visibility = 'public' then 'public'
    else 'members' end::data.audience,
  d.name, d.surname, d.title, d.industry_id, d.country, d.county_id,
  date_trunc('month', current_date) - make_interval(months => d.months),
  topics.ids, d.languages, m.offers_mentoring, m.offers_coaching,
  free and m.offers_mentoring, free and m.offers_coaching
from drawn_mentors d
join data.users u on u.email = d.email
join data.mentors m on m.user_id = u.id
cross join (select array(select id from data.support_topics order by position) as ids) as t
cross join lateral (
  select array_agg(distinct t.ids[1 + floor(pg_temp.throw('topic ' || nth || ' ', d.number) * cardinality(t.ids))::integer])
    as ids
  from generate_series(1, 2 + floor(pg_temp.throw('topics', d.number) * 4)::integer) as nth) as topics
cross join lateral (
  select m.status = 'active' and (m.away_until is null or m.away_until <= rules.local_date()) as free) as availability;

insert into data.mentor_pages (mentor_id, description, mentoring_since, links)
select m.id,
  'Η ' || d.name || ' ' || d.surname || ' εργάζεται ' || d.months / 12 || ' χρόνια στον κλάδο «' || d.industry
    || '». ' || d.portrait,
  case when pg_temp.throw('mentoring', d.number) < 0.7
    then date_trunc('month', current_date) - make_interval(months => d.months / 3) end,
  case when pg_temp.throw('links', d.number) < 0.4 then array['https://example.org/' || d.number] else '{}' end
from drawn_mentors d join data.users u on u.email = d.email join data.mentors m on m.user_id = u.id;

select sum(rules.refresh_words(batch.ids))
from (
  select array_agg(m.id) as ids
  from drawn_mentors d join data.users u on u.email = d.email join data.mentors m on m.user_id = u.id
  group by m.id / 5000) as batch;

insert into data.mentor_details (mentor_id, work_status_id, mentoring_reason, referral_source_id)
select m.id, w.id, 'Θέλω να μοιραστώ όσα έμαθα με γυναίκες που ξεκινούν.', r.id
from drawn_mentors d join data.users u on u.email = d.email join data.mentors m on m.user_id = u.id
join data.work_statuses w on w.position = 1 + floor(pg_temp.throw('work', d.number) * 4)
join data.referral_sources r on r.position = 1 + floor(pg_temp.throw('referral', d.number) * 9);

insert into data.consents (user_id, text, version, given, at)
select u.id, t.text, t.version, true, d.joined_at
from drawn_mentors d join data.users u on u.email = d.email
cross join (
  select text, max(version) as version from data.texts
  where text in ('terms', 'privacy', 'mentor_terms') group by text) as t;

reset role;
