-- Returns mentors for an open request for suggestions, each with points and reasons (rules.asked_points): those whom the team
-- `added`; the five others who suit it best (`proposed`), for coaching if the mentee has coaching to ask for, otherwise for mentoring; and
-- at most ten more whom `words` find (`found`), also such as can't be suggested now. A topic that the request names
-- does not count once more as one of the profile. The mentee's own profile is never found. `declined` (rules.declined_by): not proposed.
-- Refuses: role_not_held.
-- Null: photo_id.
-- Type origin: 'added' | 'proposed' | 'found'.
-- Type reasons: Rows['available_mentors']['reasons'].
create function api.suggestion_proposals(suggestion_request_id integer, added integer[] default null, words text default '')
returns table (
  mentor_id integer, name text, title text, photo_id integer, available_for_mentoring boolean, available_for_coaching boolean,
  in_collaboration boolean, suggestible boolean, declined boolean, origin text, score integer, reasons jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  chosen constant integer[] := coalesce(added, '{}');
  request data.suggestion_requests;
  mentee data.mentees;
  wanted data.kind;
  best integer[];
  met integer[];
begin
  perform rules.require_admin();
  select r.* into request from data.suggestion_requests r where r.id = suggestion_proposals.suggestion_request_id;
  select e.* into mentee from data.mentees e where e.id = request.mentee_id;
  mentee.topic_ids := array(select unnest(mentee.topic_ids) except select unnest(request.topic_ids));
  wanted := case when (rules.part_for_request(mentee.id, 'coaching')).id is not null then 'coaching' else 'mentoring' end;
  best := array(
    select c.mentor_id
    from (
      select a.mentor_id from data.mentor_cards a
      where a.topic_ids && request.topic_ids and rules.suggestible(a.mentor_id, mentee.id)
        and case wanted when 'mentoring' then a.available_for_mentoring else a.available_for_coaching end
      union
      select s.mentor_id from rules.suggested_to(mentee, wanted, 5 + cardinality(chosen)) as s) as suits
    join data.mentor_cards c on c.mentor_id = suits.mentor_id
    join data.mentors m on m.id = c.mentor_id
    cross join lateral rules.asked_points(request, mentee, c) as points
    where c.mentor_id <> all (chosen || (select rules.declined_by(mentee.id)))
    order by points.score desc, (select max(s.ended_at) from data.mentorships s where s.mentor_id = m.id) nulls first,
      m.approved_at nulls first, m.id
    limit 5);
  met := coalesce((rules.with_words(jsonb_build_object('q', words))->>'wished')::integer[], '{}');
  return query
    select c.mentor_id, c.name || ' ' || c.surname, c.title, c.photo_id, c.available_for_mentoring, c.available_for_coaching,
      c.in_collaboration, rules.suggestible(c.mentor_id, mentee.id), c.mentor_id = any ((select rules.declined_by(mentee.id))::integer[]), listed.origin, points.score, points.reasons
    from (
      select id, 'added' as origin, 1 as number from unnest(chosen) as id union all select id, 'proposed', 2 from unnest(best) as id
      union all (
        select f.mentor_id, 'found', 3 from data.mentor_cards f
        where f.mentor_id = any (met) and f.mentor_id <> all (chosen || best) and not rules.same_user(f.mentor_id, mentee.id)
        order by array_position(met, f.mentor_id) limit 10)) as listed
    join data.mentor_cards c on c.mentor_id = listed.id
    cross join lateral rules.asked_points(request, mentee, c) as points
    where c.audience <> 'hidden'
    order by listed.number, points.score desc, array_position(best, c.mentor_id), c.mentor_id;
end $$;

grant execute on function api.suggestion_proposals to app_admin;
