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
    select c.number, o.*
    from (select distinct number, others from counted) as c, rules.counted_options(c.others, most) as o
  )
  select f.filter, f.option, f.mentors::integer from counted c join found f on f.number = c.number and f.filter = c.name
$$;

grant execute on function api.mentor_option_counts to app_visitor, app_member, app_admin;
