-- R21. A mentee's profile, for the mentee and the team. While the mentee is a minor, an order needs a guardian.
-- Null: work_status_id, industry_id, country, county_id.
create view api.mentees with (security_invoker = true) as
select e.id, e.user_id, e.visibility, e.about, e.work_status_id, e.industry_id, e.country::text as country, e.county_id,
  e.topic_ids,
  (select rules.under_guardian_age(u.birthdate) from data.users u where u.id = e.user_id) as needs_guardian
from data.mentees e;

grant select on api.mentees to app_member, app_admin;
