-- Returns the best `most` available mentors for a mentee with score and reasons, as rules.suggestion_points finds them,
-- without looking at every mentor. Candidates come from indexes: first those who share most topics, then fewer. What the
-- two cards alone give is known at once; how a mentor answered (at most 10 more) is looked up for the best of them, until
-- nobody else can reach the last one found.
create function rules.suggested_to(mentee data.mentees, kind data.kind, most integer)
returns table (mentor_id integer, score integer, reasons jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- What a mentor's answers can add to a score.
  answers_add constant integer := 10;
  -- The same county, industry and country.
  places_add constant integer := 40;
  members_too constant boolean := rules.has_open_package(mentee.id);
  own_profile constant integer := (select m.id from data.mentors m where m.user_id = mentee.user_id);
  ids integer[] := '{}';
  scores integer[] := '{}';
  all_reasons jsonb[] := '{}';
  -- The score of the last one of the best `most` so far; null while there are fewer.
  worst integer;
  level record;
begin
  -- Shared topics, then the same industry (0), the same county (-1), anyone (-2).
  for step in reverse least(cardinality(mentee.topic_ids), 3)..-2 loop
    exit when worst > answers_add + case step when -1 then 15 when -2 then 5 else 40 * step + places_add end;
    for level in
      select k.known, array_agg(k.mentor_id) as mentors
      from rules.suggestion_candidates(mentee, kind, members_too, step) as k
      where (worst is null or k.known + answers_add >= worst)
        and not (k.mentor_id = any (ids)) and k.mentor_id is distinct from own_profile
      group by k.known
      order by k.known desc
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
