-- The ids of the mentors that have all of these facets, one of the topics, and so many years of experience, for the team's
-- list; at most `most`: as many found say that there may be more. The index of words knows how many mentors have a word,
-- which the planner can't know below row-level security. With the arguments as constants, what is not asked costs nothing.
-- Refuses: role_not_held, right_not_held.
create function api.find_filtered_mentors(facets text[], topics text[], years integer, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_indexscan = off
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  -- Not a facet: it changes with the mentee's parts.
  packaged constant boolean := case when 'open-package' = any (facets) then true when 'without-package' = any (facets) then false end;
  wanted constant text[] := array_remove(array_remove(facets, 'open-package'), 'without-package');
begin
  perform rules.require_admin();
  return array(
    select f.mentor_id from private.mentor_facets f
    where (cardinality(wanted) = 0 or f.facets @> wanted)
      and (topics is null or f.facets && topics)
      and (years is null or f.experience_since <= (rules.local_date() - make_interval(years => years))::date)
      and (packaged is not true or f.mentor_id = any (array(select w.mentor_id from private.mentors_with_package w)))
      and (packaged is not false or f.mentor_id <> all (array(select w.mentor_id from private.mentors_with_package w)))
      and f.facets <> '{}'
    limit most);
end $$;

grant execute on function api.find_filtered_mentors to app_admin;
