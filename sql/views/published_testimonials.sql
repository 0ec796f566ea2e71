-- A testimonial by a mentee about a mentor, published by the team.
create view api.published_testimonials with (security_invoker = true) as
select t.id, t.mentor_id, t.mentee_full_name, t.given_on, t.text,
  (select c.name || ' ' || c.surname from data.mentor_cards c where c.mentor_id = t.mentor_id) as mentor_name
from data.testimonials t
where t.published_at is not null;

grant select on api.published_testimonials to app_visitor, app_member, app_admin;
