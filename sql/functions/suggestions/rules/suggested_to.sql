-- Returns the best `most` available mentors (for a minor those who are cleared, R21; none of rules.declined_by) for a mentee with their scores, as rules.suggestion_points finds them, and
-- those who equal the last one, without looking at every mentor. Candidates come from indexes: first those who share
-- most topics, then fewer. What the two cards alone give is known at once; how a mentor answered (at most 10 more) is
-- looked up for the best of them, until nobody else can reach the last one found.
create function rules.suggested_to(mentee data.mentees, kind data.kind, most integer)
returns table (mentor_id integer, score integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- What a mentor's answers can add to a score.
  answers_add constant integer := 10;
  -- The same county, industry and country.
  places_add constant integer := 40;
  members_too constant boolean := rules.has_open_package(mentee.id);
  minor constant boolean := coalesce(rules.needs_guardian(mentee.id), false);
  declined constant integer[] := rules.declined_by(mentee.id);
  own_profile constant integer := (select m.id from data.mentors m where m.user_id = mentee.user_id);
  ids integer[] := '{}';
  scores integer[] := '{}';
  -- The score of the last one of the best `most` so far; null while there are fewer.
  worst integer;
  level record;
begin
  -- Shared topics, then the same industry (0), the same county (-1), anyone (-2).
  for step in reverse least(cardinality(mentee.topic_ids), 3)..-2 loop
    exit when worst > answers_add + case step when -1 then 15 when -2 then 5 else 40 * step + places_add end;
    for level in
      select cards.known, array_agg(c.mentor_id) as mentors
      from rules.suggestion_candidates(mentee, kind, members_too, step) as c
      -- As rules.suggestion_points.
      cross join lateral (
        select 40 * least((select count(*) from unnest(c.topic_ids) as t where t = any (mentee.topic_ids)), 3)::integer
          + case when c.industry_id = mentee.industry_id then 25 else 0 end
          + case when c.county_id = mentee.county_id then 10 else 0 end
          + case when c.country = mentee.country then 5 else 0 end as known) as cards
      where (worst is null or cards.known + answers_add >= worst)
        and not (c.mentor_id = any (ids)) and c.mentor_id is distinct from own_profile
        and c.mentor_id <> all (declined)
        and (not minor or rules.is_cleared(c.mentor_id))
      group by cards.known
      order by cards.known desc
    loop
      exit when worst > level.known + answers_add;
      select ids || array_agg(m.id),
        scores || array_agg(level.known + case when a.quickly then answers_add else 0 end - case when a.let_lapse then 15 else 0 end)
      into ids, scores
      from unnest(level.mentors) as m (id) left join rules.answers_of(level.mentors) as a on a.mentor_id = m.id;
      worst := (select s from unnest(scores) as s order by s desc offset most - 1 limit 1);
    end loop;
  end loop;
  return query
    select found.id, found.points from unnest(ids, scores) as found (id, points)
    where worst is null or found.points >= worst;
end $$;
