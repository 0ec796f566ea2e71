-- R25. A whole mentor application, as the team reads it before the decision, with other users who have the same name
-- or phone.
-- Null: status_message, phone, birthdate, industry_id, country, county_id, experience_since, photo_id, sentence, mentoring_since, work_status_id, mentoring_reason, mentee_wishlist, referral_source_id, referral_text.
-- Type alike: { id: number; name: string; email: string; samePhone: boolean }[].
create view api.admin_application_records with (security_invoker = true) as
select m.id, m.user_id, m.status, m.status_message, m.applied_at, m.visibility, u.email::text as email, u.name, u.surname,
  u.phone, u.birthdate, u.locale::text as locale, c.title, c.industry_id, c.country::text as country, c.county_id,
  c.experience_since, c.topic_ids, c.languages, c.photo_id, p.sentence, p.description, p.mentoring_since, p.links, d.work_status_id,
  d.mentoring_reason, d.mentee_wishlist, d.referral_source_id, d.referral_text, a.own, a.experience,
  coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name || ' ' || o.surname, 'email', o.email,
      'samePhone', o.phone is not distinct from u.phone) order by o.id)
    from data.users o
    where o.id <> u.id and o.erased_at is null
      and (o.phone = u.phone or rules.fold(o.name || ' ' || o.surname) = rules.fold(u.name || ' ' || u.surname))), '[]')
    as alike
from data.mentors m
join api.admin_applications a on a.id = m.id
join data.users u on u.id = m.user_id
join data.mentor_cards c on c.mentor_id = m.id
join data.mentor_pages p on p.mentor_id = m.id
join data.mentor_details d on d.mentor_id = m.id;

grant select on api.admin_application_records to app_admin;
