-- A testimonial about a mentor, published or a draft, as the team reads it. `version` counts its changes.
-- Null: published_at, mentorship_id.
create view api.admin_testimonials with (security_invoker = true) as
select t.id, t.mentor_id, t.mentee_full_name, t.given_on, t.text, t.published_at, t.mentorship_id, t.version,
  coalesce(m.user_id = (select rules.viewer_user_id()), false) as own
from data.testimonials t
join data.mentors m on m.id = t.mentor_id;

grant select on api.admin_testimonials to app_admin;
