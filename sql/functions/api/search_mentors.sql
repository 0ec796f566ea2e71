-- R6. Returns one page of the mentors that the viewer may see and that match the filters: available ones first, then
-- in the order of the day. Cards are ordered in a circle by `place`, and every day the list starts at another place.
-- So each rank is read in two ranges: from the start of the day to the end, then from the beginning to the start.
-- Keyset pagination: `after` or `before` is the {rank, place, id} of a card. Bypasses row-level security, which would
-- keep text search from its index, and applies the same visibility rule itself.
-- Null: industry_id, country, county_id, experience_since, photo_id.
-- Type languages: ('el' | 'en')[].
create function api.search_mentors(filters jsonb, after jsonb default null, before jsonb default null, most integer default 20)
returns table (
  mentor_id integer, name text, surname text, title text, industry_id integer, country text, county_id integer,
  experience_since date, topic_ids integer[], languages text[], offers_mentoring boolean, offers_coaching boolean,
  available_for_mentoring boolean, available_for_coaching boolean, in_collaboration boolean, photo_id integer,
  availability_rank smallint, place integer)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  wanted constant jsonb := rules.with_words(filters);
  members_too constant boolean := rules.viewer_sees_private_mentors();
  stretch record;
  wanting integer := most;
  found_here integer;
begin
  for stretch in
    select s.* from rules.stretches_of_mentors(coalesce(before, after), before is not null) s order by s.number
  loop
    if before is not null then
      return query
      select c.mentor_id, c.name, c.surname, c.title, c.industry_id, c.country::text, c.county_id, c.experience_since,
        c.topic_ids, c.languages, c.offers_mentoring, c.offers_coaching, c.available_for_mentoring,
        c.available_for_coaching, c.in_collaboration, c.photo_id, c.availability_rank, c.place
      from data.mentor_cards c
      where c.audience <> 'hidden' and (members_too or c.audience = 'public') and rules.card_matches(c, wanted)
        and c.availability_rank = stretch.rank and c.place >= stretch.from_place
        and (c.place, c.mentor_id) < (stretch.to_place, stretch.to_id)
      order by c.availability_rank desc, c.place desc, c.mentor_id desc
      limit wanting;
    else
      return query
      select c.mentor_id, c.name, c.surname, c.title, c.industry_id, c.country::text, c.county_id, c.experience_since,
        c.topic_ids, c.languages, c.offers_mentoring, c.offers_coaching, c.available_for_mentoring,
        c.available_for_coaching, c.in_collaboration, c.photo_id, c.availability_rank, c.place
      from data.mentor_cards c
      where c.audience <> 'hidden' and (members_too or c.audience = 'public') and rules.card_matches(c, wanted)
        and c.availability_rank = stretch.rank and c.place <= stretch.to_place
        and (c.place, c.mentor_id) > (stretch.from_place, stretch.from_id)
      order by c.availability_rank, c.place, c.mentor_id
      limit wanting;
    end if;
    get diagnostics found_here = row_count;
    wanting := wanting - found_here;
    exit when wanting <= 0;
  end loop;
end $$;

grant execute on function api.search_mentors to app_visitor, app_member, app_admin;
