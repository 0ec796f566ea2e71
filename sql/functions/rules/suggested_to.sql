-- Long: one search, best candidates first.
-- Returns the best `most` available mentors for a mentee with score and reasons, as rules.suggestion_points finds them,
-- without looking at every mentor. Candidates come from indexes: first those who share most topics, then fewer. What the
-- two cards alone give is known at once; how a mentor answered (at most 10 more) is looked up for the best of them, until
-- nobody else can reach the last one found.
create function rules.suggested_to(mentee data.mentees, kind data.kind, most integer)
returns table (mentor_id integer, score integer, reasons jsonb)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  -- What a mentor's answers can add to a score.
  answers_add constant integer := 10;
  -- The same county, industry and country.
  places_add constant integer := 40;
  topics constant integer[] := array(select distinct t from unnest(mentee.topic_ids) as t order by t);
  members_too constant boolean := rules.has_open_package(mentee.id);
  ids integer[] := '{}';
  scores integer[] := '{}';
  all_reasons jsonb[] := '{}';
  -- The score of the last one of the best `most` so far; null while there are fewer.
  worst integer;
  level record;
begin
  -- Shared topics, then the same industry (0), the same county (-1), anyone (-2).
  for step in reverse least(cardinality(topics), 3)..-2 loop
    exit when worst > answers_add + case step when -1 then 15 when -2 then 5 else 40 * step + places_add end;
    for level in
      select points.known, array_agg(c.mentor_id) as mentors
      from data.mentor_cards c
      cross join lateral (
        select 40 * least((select count(*) from unnest(c.topic_ids) as t where t = any (topics)), 3)::integer
          + case when c.industry_id = mentee.industry_id then 25 else 0 end
          + case when c.county_id = mentee.county_id then 10 else 0 end
          + case when c.country = mentee.country then 5 else 0 end as known) as points
      where case step
          when -2 then true
          when -1 then c.county_id = mentee.county_id
          when 0 then c.industry_id = mentee.industry_id
          when cardinality(topics) then c.topic_ids @> topics
          when 1 then c.topic_ids && topics
          else c.topic_ids && topics and points.known >= 40 * step end
        and case suggested_to.kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end
        and (c.audience = 'public' or (c.audience = 'members' and members_too))
        and (worst is null or points.known + answers_add >= worst)
        and not (c.mentor_id = any (ids))
        and not exists (select from data.mentors m where m.id = c.mentor_id and m.user_id = mentee.user_id)
      group by points.known
      order by points.known desc
    loop
      exit when worst > level.known + answers_add;
      select ids || array_agg(c.mentor_id), scores || array_agg(points.score), all_reasons || array_agg(points.reasons)
      into ids, scores, all_reasons
      from data.mentor_cards c cross join lateral rules.suggestion_points(mentee, c) as points
      where c.mentor_id = any (level.mentors);
      worst := (select s from unnest(scores) as s order by s desc offset most - 1 limit 1);
    end loop;
  end loop;
  return query
    select found.id, found.points, found.why
    from unnest(ids, scores, all_reasons) as found (id, points, why)
    where worst is null or found.points >= worst;
end $$;
