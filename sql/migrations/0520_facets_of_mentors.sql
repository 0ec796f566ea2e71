-- What the team's list of mentors filters by, as words in one array: one index finds the few mentors that have several of
-- them. A table of its own, because it is written last in every act and locks no profile.
create table private.mentor_facets (
  mentor_id integer primary key references data.mentors,
  facets text[] not null default '{}',
  experience_since date
);
create index mentor_facets_words on private.mentor_facets using gin (facets) with (fastupdate = off);
create index mentor_facets_experience on private.mentor_facets (experience_since);

insert into private.mentor_facets (mentor_id, facets, experience_since)
select m.id, case when m.listed_name = '' then '{}' else array_remove(array[
    case when m.status = 'active' then 'active' else 'not-active' end,
    case when m.status = 'inactive' then 'inactive' end,
    case when m.offers_mentoring then 'mentor' end,
    case when m.offers_coaching then 'coach' end,
    case when c.available_for_mentoring or c.available_for_coaching then 'available' else 'not-available' end,
    case when c.available_for_mentoring then 'free-mentoring' else 'no-mentoring' end,
    case when c.available_for_coaching then 'free-coaching' else 'no-coaching' end,
    case when c.languages @> '{el}' then 'greek' end,
    case when c.languages @> '{en}' then 'english' end,
    'industry:' || c.industry_id, 'county:' || c.county_id, 'country:' || c.country,
    case when exists (select from data.mentorships s where s.mentor_id = m.id and s.status = 'running') then 'ongoing' end,
    case when exists (select from data.mentorships s
      where s.mentor_id = m.id and s.kind = 'mentoring' and s.status = 'completed') then 'completed' end,
    case when exists (select from data.mentees e join data.parts p on p.mentee_id = e.id
      where e.user_id = m.user_id and p.status in ('paid', 'pending', 'running'))
      then 'open-package' else 'without-package' end], null)
  || array(select 'topic:' || topic from unnest(c.topic_ids) as topic) end, c.experience_since
from data.mentors m join data.mentor_cards c on c.mentor_id = m.id;
