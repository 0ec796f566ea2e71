-- R6. A mentor's public profile: the card and what only the profile page shows.
-- Null: latin_name, industry_id, country, county_id, experience_since, photo_id, mentoring_since, sentence, meets.
-- Type languages: ('el' | 'en')[].
create view api.mentor_profiles with (security_invoker = true) as
select c.*, p.sentence, p.meets, p.description, p.mentoring_since, p.links
from api.mentor_cards c
join data.mentor_pages p using (mentor_id);

grant select on api.mentor_profiles to app_visitor, app_member, app_admin;
