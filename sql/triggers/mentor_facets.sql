-- Keeps the words by which the team's list of mentors is filtered (private.mentor_facets), under the mentor's lock, and
-- who of them has an open package, under the mentee's. A mentor who is erased has no words. The words of lookups are `industry:7`, `county:7`, `country:GR` and `topic:7`.
create function rules.facets_of(mentor data.mentors, card data.mentor_cards)
returns text[]
language sql stable security definer set search_path = ''
as $$
  select case when mentor.listed_name = '' then '{}' else array_remove(array[
      case when mentor.status = 'active' then 'active' else 'not-active' end,
      case when mentor.status = 'inactive' then 'inactive' end,
      case when mentor.offers_mentoring then 'mentor' end,
      case when mentor.offers_coaching then 'coach' end,
      case when card.available_for_mentoring or card.available_for_coaching then 'available' else 'not-available' end,
      case when card.available_for_mentoring then 'free-mentoring' else 'no-mentoring' end,
      case when card.available_for_coaching then 'free-coaching' else 'no-coaching' end,
      case when card.languages @> '{el}' then 'greek' end,
      case when card.languages @> '{en}' then 'english' end,
      'industry:' || card.industry_id,
      'county:' || card.county_id,
      'country:' || card.country,
      case when exists (select from data.mentorships s where s.mentor_id = mentor.id and s.status = 'running')
        then 'ongoing' end,
      case when exists (select from data.mentorships s
        where s.mentor_id = mentor.id and s.kind = 'mentoring' and s.status = 'completed') then 'completed' end], null)
    || array(select 'topic:' || topic from unnest(card.topic_ids) as topic) end
$$;

-- The row is locked before its words are read anew: the last of two changes sees the other.
create function rules.keep_facets(mentor_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from private.mentor_facets f where f.mentor_id = keep_facets.mentor_id for no key update;
  insert into private.mentor_facets as kept (mentor_id, facets, experience_since)
  select m.id, rules.facets_of(m, c), c.experience_since
  from data.mentors m join data.mentor_cards c on c.mentor_id = m.id
  where m.id = keep_facets.mentor_id
  on conflict on constraint mentor_facets_pkey do update
  set facets = excluded.facets, experience_since = excluded.experience_since
  where (kept.facets, kept.experience_since) is distinct from (excluded.facets, excluded.experience_since);
end $$;

create function rules.on_facets_of_mentor()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.keep_facets(new.id);
  return null;
end $$;

create function rules.on_facets_of_row()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.keep_facets(new.mentor_id);
  return null;
end $$;

create function rules.on_package_of_mentor()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  mentor integer;
begin
  select m.id into mentor from data.mentees e join data.mentors m on m.user_id = e.user_id where e.id = new.mentee_id;
  if mentor is null then
    return null;
  elsif rules.has_open_package(new.mentee_id) then
    insert into private.mentors_with_package (mentor_id) values (mentor) on conflict do nothing;
  else
    delete from private.mentors_with_package w where w.mentor_id = mentor;
  end if;
  return null;
end $$;

-- A mentee who becomes a mentor.
create function rules.on_mentor_with_package()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from data.mentees e where e.user_id = new.user_id and rules.has_open_package(e.id)) then
    insert into private.mentors_with_package (mentor_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;

create trigger facets after update of status, offers_mentoring, offers_coaching, listed_name on data.mentors
  for each row execute function rules.on_facets_of_mentor();
create trigger facets after insert or update of industry_id, county_id, country, experience_since, topic_ids, languages,
  available_for_mentoring, available_for_coaching on data.mentor_cards
  for each row execute function rules.on_facets_of_row();
create trigger facets after insert or update of status on data.mentorships
  for each row execute function rules.on_facets_of_row();
-- A request reserves a paid part and gives it back: that changes nothing here.
create trigger packages after insert on data.parts
  for each row when (new.status in ('paid', 'pending', 'running'))
  execute function rules.on_package_of_mentor();
create trigger packages_change after update of status on data.parts
  for each row when ((old.status in ('paid', 'pending', 'running')) <> (new.status in ('paid', 'pending', 'running')))
  execute function rules.on_package_of_mentor();
create trigger packages after insert on data.mentors for each row execute function rules.on_mentor_with_package();
