-- Returns a mentor's whole profile: every field that an edit request may change, with its current value.
create function rules.mentor_profile(mentor_id integer)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', u.name, 'surname', u.surname, 'phone', u.phone, 'birthdate', u.birthdate,
    'title', c.title, 'industry_id', c.industry_id, 'country', c.country, 'county_id', c.county_id,
    'experience_since', c.experience_since, 'topic_ids', to_jsonb(c.topic_ids), 'languages', to_jsonb(c.languages),
    'photo_id', c.photo_id,
    'sentence', p.sentence, 'meets', p.meets, 'description', p.description, 'mentoring_since', p.mentoring_since, 'links', to_jsonb(p.links),
    'testimonials_visible', p.testimonials_visible,
    'work_status_id', d.work_status_id, 'mentoring_reason', d.mentoring_reason, 'mentee_wishlist', d.mentee_wishlist,
    'referral_source_id', d.referral_source_id, 'referral_text', d.referral_text,
    'visibility', m.visibility, 'offers_mentoring', m.offers_mentoring, 'offers_coaching', m.offers_coaching)
  from data.mentors m
  join data.users u on u.id = m.user_id
  join data.mentor_cards c on c.mentor_id = m.id
  join data.mentor_pages p on p.mentor_id = m.id
  join data.mentor_details d on d.mentor_id = m.id
  where m.id = mentor_profile.mentor_id
$$;
