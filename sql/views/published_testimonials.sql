-- A testimonial by a mentee about a mentor, published by the team, with the sessions and goals behind it (rules.outcome_of).
-- Null: mentor_latin_name, mentor_photo_id, sessions, goals.
create view api.published_testimonials with (security_invoker = true) as
select t.id, t.mentor_id, t.mentee_full_name, t.given_on, t.text,
  c.name || ' ' || c.surname as mentor_name, c.latin_name as mentor_latin_name,
  c.photo_id as mentor_photo_id, o.sessions, o.goals
from data.testimonials t
left join data.mentor_cards c on c.mentor_id = t.mentor_id
left join lateral rules.outcome_of(t.id) o on true
where t.published_at is not null;

grant select on api.published_testimonials to app_visitor, app_member, app_admin;
