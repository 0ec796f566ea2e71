-- R6. Returns available mentors whom the viewer may see and who are like a mentor: 40 for each shared topic (at most
-- three), 25 for the same industry, 5 for each shared language. Looks only at the cards that follow the mentor's in the
-- order of the list, in the same industry and in all, so that every mentor is met about equally often. Bypasses
-- row-level security and applies the same visibility rule itself; of a mentee who looks without rules.declined_by. Nothing for a mentor whom the viewer may not see.
-- Null: latin_name, industry_id, country, county_id, experience_since, photo_id, answers_within.
-- Type languages: ('el' | 'en')[].
create function api.similar_mentors(mentor_id integer, most integer default 3)
returns table (
  mentor_id integer, name text, surname text, latin_name text, title text, industry_id integer, country text, county_id integer,
  experience_since date, topic_ids integer[], languages text[], offers_mentoring boolean, offers_coaching boolean,
  available_for_mentoring boolean, available_for_coaching boolean, in_collaboration boolean, photo_id integer,
  availability_rank smallint, place integer, says text, answers_within integer)
language sql stable security definer set search_path = ''
as $$
  with own as (
    select c.* from data.mentor_cards c
    where c.mentor_id = $1 and rules.mentor_visible(c.mentor_id)
  ), viewer as materialized (
    -- A minor is shown only who may accept her.
    select rules.open_to_minor() as among,
      (case when rules.viewer_sees_private_mentors() then '{public,members}' else '{public}' end)::data.audience[] as audiences,
      rules.declined_by(rules.viewer_mentee_id()) as declined
  ), near as (
    select found.* from own, viewer, lateral (
      (select c.mentor_id from data.mentor_cards c
        where c.audience = any (viewer.audiences) and (viewer.among is null or c.mentor_id = any (viewer.among))
          and c.industry_id = own.industry_id and c.availability_rank = 0 and c.place >= own.place
        order by c.place, c.mentor_id limit 40)
      union
      (select c.mentor_id from data.mentor_cards c
        where c.audience = any (viewer.audiences) and (viewer.among is null or c.mentor_id = any (viewer.among))
          and c.industry_id = own.industry_id and c.availability_rank = 0 and c.place < own.place
        order by c.place, c.mentor_id limit 40)
      union
      (select c.mentor_id from data.mentor_cards c
        where c.audience = any (viewer.audiences) and (viewer.among is null or c.mentor_id = any (viewer.among))
          and c.availability_rank = 0 and c.place >= own.place
        order by c.place, c.mentor_id limit 40)
      union
      (select c.mentor_id from data.mentor_cards c
        where c.audience = any (viewer.audiences) and (viewer.among is null or c.mentor_id = any (viewer.among))
          and c.availability_rank = 0 and c.place < own.place
        order by c.place, c.mentor_id limit 40)) as found
  )
  select c.mentor_id, c.name, c.surname, c.latin_name, c.title, c.industry_id, c.country::text, c.county_id, c.experience_since,
    c.topic_ids, c.languages, c.offers_mentoring, c.offers_coaching, c.available_for_mentoring,
    c.available_for_coaching, c.in_collaboration, c.photo_id, c.availability_rank, c.place,
    rules.says(p), rules.answers_within(c.mentor_id)
  from near join data.mentor_cards c on c.mentor_id = near.mentor_id join data.mentor_pages p on p.mentor_id = c.mentor_id
  cross join own cross join viewer
  cross join lateral (
    select 40 * least((select count(*) from unnest(c.topic_ids) as t where t = any (own.topic_ids)), 3)
      + case when c.industry_id = own.industry_id then 25 else 0 end
      + 5 * (select count(*) from unnest(c.languages) as l where l = any (own.languages)) as points) as alike
  where c.mentor_id <> own.mentor_id and c.mentor_id <> all (viewer.declined)
  order by alike.points desc, c.place < own.place, c.place, c.mentor_id
  limit most
$$;

grant execute on function api.similar_mentors to app_visitor, app_member, app_admin;
