-- How many public mentors each option of the filters for mentors fits; an option that fits none has no row. Counts all
-- public mentors at once, so callers keep the answer for a while.
create function api.mentor_option_counts()
returns table (filter text, option text, mentors integer)
language sql stable security definer set search_path = ''
as $$
  with card as materialized (
    select c.industry_id, c.county_id, c.country::text as country, c.topic_ids, c.languages, c.experience_since,
      c.offers_mentoring, c.offers_coaching
    from data.mentor_cards c where c.audience = 'public'
  )
  select 'industry', c.industry_id::text, count(*)::integer from card c where c.industry_id is not null group by 2
  union all select 'county', c.county_id::text, count(*)::integer from card c where c.county_id is not null group by 2
  union all select 'country', c.country, count(*)::integer from card c where c.country is not null group by 2
  union all select 'fieldOfSupport', topic.id::text, count(*)::integer from card c, unnest(c.topic_ids) as topic (id) group by 2
  union all select 'isMentor', '1', count(*)::integer from card c where c.offers_mentoring having count(*) > 0
  union all select 'isCoach', '1', count(*)::integer from card c where c.offers_coaching having count(*) > 0
  union all select 'languages', spoken.code, count(*)::integer from card c, unnest(c.languages) as spoken (code) group by 2
  union all
  select 'yearsOfExperience', y::text, count(*)::integer
  from unnest(array[3, 5, 10, 15, 20]) y
  join card c on c.experience_since <= (rules.local_date() - make_interval(years => y))::date
  group by y
$$;

grant execute on function api.mentor_option_counts to app_visitor, app_member, app_admin;
