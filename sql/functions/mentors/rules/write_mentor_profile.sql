-- Writes the given fields of a mentor's profile, each into its table. Fields that are not listed here are ignored.
-- Refuses: mentor_too_young, date_in_future, experience_too_short, invalid_link, file_not_found.
create function rules.write_mentor_profile(mentor_id integer, changes jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.check_mentor_profile(mentor_id, changes);

  update data.users u
  set (name, surname, phone, birthdate) = (
    select n.name, n.surname, n.phone, n.birthdate from jsonb_populate_record(u, changes) n)
  from data.mentors m
  where m.id = write_mentor_profile.mentor_id and u.id = m.user_id;

  update data.mentor_cards c
  set (title, industry_id, country, county_id, experience_since, topic_ids, languages, photo_id) = (
    -- Only Greece has regional units.
    select n.title, n.industry_id, n.country, case when coalesce(n.country, 'GR') = 'GR' then n.county_id end,
      n.experience_since, n.topic_ids, n.languages, n.photo_id
    from jsonb_populate_record(c, changes) n)
  where c.mentor_id = write_mentor_profile.mentor_id;

  update data.mentor_pages p
  set (sentence, meets, description, mentoring_since, links, testimonials_visible) = (
    select n.sentence, n.meets, n.description, n.mentoring_since, n.links, n.testimonials_visible from jsonb_populate_record(p, changes) n)
  where p.mentor_id = write_mentor_profile.mentor_id;

  update data.mentor_details d
  set (work_status_id, mentoring_reason, mentee_wishlist, referral_source_id, referral_text) = (
    select n.work_status_id, n.mentoring_reason, n.mentee_wishlist, n.referral_source_id, n.referral_text
    from jsonb_populate_record(d, changes) n)
  where d.mentor_id = write_mentor_profile.mentor_id;

  update data.mentors m
  set (visibility, offers_mentoring, offers_coaching) = (
    select n.visibility, n.offers_mentoring, n.offers_coaching from jsonb_populate_record(m, changes) n)
  where m.id = write_mentor_profile.mentor_id;

  perform rules.refresh_mentor_card(mentor_id);
end $$;
