-- Returns how many mentors that the viewer may see and that match filters (rules.with_words) each
-- option of each filter fits; with option '', all of them. Nothing if they are more than `most`.
create function rules.counted_options(filters jsonb, most integer)
returns table (filter text, option text, mentors bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  members_too constant boolean := rules.viewer_sees_private_mentors();
  wished constant integer[] := filters->>'wished';
  steps constant integer[] := '{3,5,10,15,20}';
  since constant date[] := array(
    select (rules.local_date() - make_interval(years => s.years))::date from unnest(steps) with ordinality as s (years, n) order by n);
begin
  return query
  with card as materialized (
    select c.industry_id, c.county_id, c.country::text as country, c.topic_ids, c.languages, c.experience_since, c.offers_mentoring,
      c.offers_coaching, c.availability_rank = 0 as available, c.available_for_mentoring, c.available_for_coaching
    from data.mentor_cards c
    where (members_too or c.audience = 'public') and rules.card_matches(c, counted_options.filters)
      and (wished is null or c.mentor_id = any (wished))
    limit most + 1
  ), total as (
    select count(*) as mentors,
      count(*) filter (where c.offers_mentoring) as mentoring, count(*) filter (where c.offers_coaching) as coaching,
      count(*) filter (where c.available) as available, count(*) filter (where c.available_for_mentoring) as free_mentoring,
      count(*) filter (where c.available_for_coaching) as free_coaching,
      count(*) filter (where 'el' = any (c.languages)) as greek, count(*) filter (where 'en' = any (c.languages)) as english,
      array[count(*) filter (where c.experience_since <= since[1]), count(*) filter (where c.experience_since <= since[2]),
        count(*) filter (where c.experience_since <= since[3]), count(*) filter (where c.experience_since <= since[4]),
        count(*) filter (where c.experience_since <= since[5])] as experienced
    from card c
  ), listed as materialized (
    select c.industry_id, c.county_id, c.country, count(*) as mentors
    from card c group by grouping sets ((c.industry_id), (c.county_id), (c.country))
  ), counted as (
    select 'industry' as filter, l.industry_id::text as option, l.mentors from listed l where l.industry_id is not null
    union all select 'county', l.county_id::text, l.mentors from listed l where l.county_id is not null
    union all select 'county', y.region_id::text, sum(l.mentors)::bigint
      from listed l join data.counties y on y.id = l.county_id group by y.region_id
    union all select 'country', l.country, l.mentors from listed l where l.country is not null
    union all select 'fieldOfSupport', t.id::text, count(*) from (select unnest(c.topic_ids) as id from card c) as t group by t.id
    union all select 'yearsOfExperience', s.years::text, t.experienced[s.n]
      from total t, unnest(steps) with ordinality as s (years, n)
    union all select fixed.* from total t, lateral (values ('seek', 'isMentor', t.mentoring), ('seek', 'isCoach', t.coaching),
      ('seek', 'isAvailable', t.available), ('seek', 'isAvailableForMentoring', t.free_mentoring),
      ('seek', 'isAvailableForCoaching', t.free_coaching), ('languages', 'el', t.greek), ('languages', 'en', t.english)) as fixed
    union all select name, '', t.mentors from total t,
      unnest(array['industry', 'county', 'country', 'fieldOfSupport', 'yearsOfExperience', 'languages', 'seek']) as name
  )
  select c.filter, c.option, c.mentors from counted c, total t where most is null or t.mentors <= most;
end $$;
