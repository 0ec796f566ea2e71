-- How many mentors that the viewer may see each option of the filters fits, beside the chosen ones. The options of one
-- filter are counted as if none of it were chosen. The row with option '' says that a filter was counted: a filter
-- that more than `most` mentors are left for is not. Counts all mentors at once when there are no filters and no limit,
-- so callers keep that answer for a while.
create function api.mentor_option_counts(filters jsonb default '{}', most integer default null)
returns table (filter text, option text, mentors integer)
language sql stable security definer set search_path = ''
as $$
  with filter (name, keys) as (
    values ('industry', '{industry}'::text[]), ('county', '{county}'), ('country', '{country}'),
      ('fieldOfSupport', '{fieldOfSupport}'), ('yearsOfExperience', '{yearsOfExperience}'),
      ('languages', '{supportsGreek,supportsEnglish}'),
      ('seek', '{isMentor,isCoach,isAvailable,isAvailableForMentoring,isAvailableForCoaching}')
  ), counted as (
    select f.name, dense_rank() over (order by w.words - f.keys) as number, w.words - f.keys as others
    from filter f, rules.with_words(mentor_option_counts.filters - 'sort') as w (words)
  ), found as materialized (
    select c.number, rules.matching_mentors(c.others, most + 1) as ids
    from counted c group by c.number, c.others
  ), card as materialized (
    select f.number, c.industry_id, c.county_id, c.country::text as country, c.topic_ids, c.languages, c.experience_since,
      c.offers_mentoring, c.offers_coaching, c.availability_rank, c.available_for_mentoring, c.available_for_coaching
    from found f join data.mentor_cards c on c.mentor_id = any (f.ids)
    where most is null or cardinality(f.ids) <= most
  ), option as (
    select 'industry' as name, c.number, c.industry_id::text as option, count(*) as mentors from card c group by 2, 3
    union all select 'county', c.number, c.county_id::text, count(*) from card c group by 2, 3
    union all select 'country', c.number, c.country, count(*) from card c group by 2, 3
    union all select 'fieldOfSupport', c.number, topic.id::text, count(*) from card c, unnest(c.topic_ids) as topic (id) group by 2, 3
    union all select 'languages', c.number, spoken.code, count(*) from card c, unnest(c.languages) as spoken (code) group by 2, 3
    union all
    select 'yearsOfExperience', c.number, y::text, count(*)
    from card c join unnest(array[3, 5, 10, 15, 20]) y
      on c.experience_since <= ((select rules.local_date()) - make_interval(years => y))::date
    group by 2, 3
    union all
    select 'seek', c.number, offer.name, count(*)
    from card c, lateral (values ('isMentor', c.offers_mentoring), ('isCoach', c.offers_coaching),
      ('isAvailable', c.availability_rank = 0), ('isAvailableForMentoring', c.available_for_mentoring),
      ('isAvailableForCoaching', c.available_for_coaching)) as offer (name, holds)
    where offer.holds group by 2, 3
  )
  select c.name, o.option, o.mentors::integer
  from counted c join option o using (name, number) where o.option is not null
  union all
  select c.name, '', cardinality(f.ids)
  from counted c join found f using (number) where most is null or cardinality(f.ids) <= most
$$;

grant execute on function api.mentor_option_counts to app_visitor, app_member, app_admin;
