-- Long: the whole profile of a mentor.
-- R6, R19, R25. A mentor as the team's page of the mentor shows it: profile, availability, and what waits for the
-- team. `own`: the viewing admin's own profile, about which another admin decides.
-- Null: status_message, away_until, approved_at, phone, birthdate, industry_id, country, county_id, experience_since, photo_id, mentoring_since, work_status_id, mentoring_reason, mentee_wishlist, referral_source_id, referral_text, edit_request_id.
-- Type languages: ('el' | 'en')[].
create view api.admin_mentor_records with (security_invoker = true) as
select m.id, m.user_id, m.status, m.status_message,
  case when m.away_until > rules.local_date() then m.away_until end as away_until,
  m.applied_at, m.approved_at, m.visibility, m.offers_mentoring, m.offers_coaching,
  u.name || ' ' || u.surname as full_name, u.name, u.surname, u.email::text as email, u.phone, u.birthdate,
  u.erased_at is not null as erased, coalesce(u.id = (select rules.viewer_user_id()), false) as own,
  c.title, c.industry_id, c.country::text as country, c.county_id, c.experience_since, c.topic_ids, c.languages, c.photo_id,
  c.available_for_mentoring, c.available_for_coaching, c.in_collaboration, c.audience,
  p.description, p.mentoring_since, p.links, p.testimonials_visible,
  d.work_status_id, d.mentoring_reason, d.mentee_wishlist, d.referral_source_id, d.referral_text,
  rules.rejections_in_window(m.id) as rejections,
  (select count(*)::integer from data.mentorship_requests r where r.mentor_id = m.id and r.status = 'pending') as waiting,
  (select r.id from data.edit_requests r where r.mentor_id = m.id and r.status = 'pending') as edit_request_id
from data.mentors m
join data.users u on u.id = m.user_id
join data.mentor_cards c on c.mentor_id = m.id
join data.mentor_pages p on p.mentor_id = m.id
join data.mentor_details d on d.mentor_id = m.id;

grant select on api.admin_mentor_records to app_admin;
