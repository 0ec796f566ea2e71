-- R6. Returns one page of the mentors that the viewer may see and that match the filters: with words, those who suit them best first
-- (`place` is then the number in that order), otherwise available ones first, then in the order of the day; or, with `sort`, the
-- newest first or by name. Keyset pagination: `after` or `before` is the {rank, place, id} of a card; before a card,
-- the nearest one comes first. Bypasses row-level security, which would keep text search from its index, and applies
-- the same visibility rule itself.
-- Null: latin_name, industry_id, country, county_id, experience_since, photo_id, answers_within.
-- Type languages: ('el' | 'en')[].
create function api.search_mentors(filters jsonb, after jsonb default null, before jsonb default null, most integer default 20)
returns table (
  mentor_id integer, name text, surname text, latin_name text, title text, industry_id integer, country text, county_id integer,
  experience_since date, topic_ids integer[], languages text[], offers_mentoring boolean, offers_coaching boolean,
  available_for_mentoring boolean, available_for_coaching boolean, in_collaboration boolean, photo_id integer,
  availability_rank smallint, place integer, says text, answers_within integer)
language sql stable security definer set search_path = ''
as $$
  select c.mentor_id, c.name, c.surname, c.latin_name, c.title, c.industry_id, c.country::text, c.county_id, c.experience_since,
    c.topic_ids, c.languages, c.offers_mentoring, c.offers_coaching, c.available_for_mentoring,
    c.available_for_coaching, c.in_collaboration, c.photo_id, c.availability_rank,
    coalesce(array_position(w.wished, c.mentor_id), c.place),
    rules.says(p), rules.answers_within(c.mentor_id)
  from (
    select worded, case when worded->>'sort' is null then (worded->>'wished')::integer[] end as wished
    from rules.with_words(filters) as worded offset 0) as w
  cross join unnest(rules.find_mentors(w.worded, coalesce(before, after), before is not null, most))
    with ordinality as found (mentor_id, number)
  join data.mentor_cards c on c.mentor_id = found.mentor_id
  join data.mentor_pages p on p.mentor_id = c.mentor_id
  order by found.number
$$;

grant execute on function api.search_mentors to app_visitor, app_member, app_admin;
