-- Returns available mentors whom a mentee may see, with what their points come from, by one index each `step`: 1 to 3
-- so many shared topics, 0 the same industry, -1 the same county, -2 all mentors. Each step has a statement of
-- its own, so that a plan kept for later calls fits.
create function rules.suggestion_candidates(
  mentee data.mentees, kind data.kind, members_too boolean, step integer)
returns table (mentor_id integer, topic_ids integer[], industry_id integer, county_id integer, country text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if step = cardinality(mentee.topic_ids) then
    return query
      select c.mentor_id, c.topic_ids, c.industry_id, c.county_id, c.country::text
      from data.mentor_cards c where (c.audience = 'public' or (c.audience = 'members' and members_too))
        and case kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end
        and c.topic_ids @> mentee.topic_ids;
  elsif step > 0 then
    return query
      select c.mentor_id, c.topic_ids, c.industry_id, c.county_id, c.country::text
      from data.mentor_cards c where (c.audience = 'public' or (c.audience = 'members' and members_too))
        and case kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end
        and c.topic_ids && mentee.topic_ids;
  elsif step = 0 then
    return query
      select c.mentor_id, c.topic_ids, c.industry_id, c.county_id, c.country::text
      from data.mentor_cards c where (c.audience = 'public' or (c.audience = 'members' and members_too))
        and case kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end
        and c.industry_id = mentee.industry_id;
  elsif step = -1 then
    return query
      select c.mentor_id, c.topic_ids, c.industry_id, c.county_id, c.country::text
      from data.mentor_cards c where (c.audience = 'public' or (c.audience = 'members' and members_too))
        and case kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end
        and c.county_id = mentee.county_id;
  else
    return query
      select c.mentor_id, c.topic_ids, c.industry_id, c.county_id, c.country::text
      from data.mentor_cards c where (c.audience = 'public' or (c.audience = 'members' and members_too))
        and case kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end;
  end if;
end $$;
