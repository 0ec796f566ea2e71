-- R6. A mentor as shown in lists, for viewers who may see this mentor.
-- Null: latin_name, industry_id, country, county_id, experience_since, photo_id.
-- Type languages: ('el' | 'en')[].
create view api.mentor_cards with (security_invoker = true) as
select c.mentor_id, c.name, c.surname, c.latin_name, c.title, c.industry_id, c.country::text as country, c.county_id, c.experience_since,
  c.topic_ids, c.languages, c.offers_mentoring, c.offers_coaching, c.available_for_mentoring, c.available_for_coaching,
  c.in_collaboration, c.photo_id, c.availability_rank, c.place
from data.mentor_cards c;

grant select on api.mentor_cards to app_visitor, app_member, app_admin;
