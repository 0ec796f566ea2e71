-- Erases the personal data in a mentor's profile and hides the card.
create function rules.erase_mentor(mentor_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.mentors m set status = 'inactive', status_message = null
  where m.id = erase_mentor.mentor_id and m.status = 'active';
  update data.mentors m set status = 'rejected', status_message = null, profile_due = false
  where m.id = erase_mentor.mentor_id and m.status in ('new', 'awaiting_response');
  update data.mentor_cards c
  set audience = 'hidden', name = '—', surname = '—', latin_name = null, title = '', industry_id = null, country = null, county_id = null,
    experience_since = null, topic_ids = '{}', photo_id = null, folded = '', words_made_of = '',
    available_for_mentoring = false, available_for_coaching = false
  where c.mentor_id = erase_mentor.mentor_id;
  update data.mentor_pages p set sentence = null, meets = null, description = '', mentoring_since = null, links = '{}'
  where p.mentor_id = erase_mentor.mentor_id;
  delete from data.clearances k where k.mentor_id = erase_mentor.mentor_id;
  update data.mentor_details d
  set work_status_id = null, mentoring_reason = null, mentee_wishlist = null, referral_source_id = null, referral_text = null
  where d.mentor_id = erase_mentor.mentor_id;
  delete from private.mentor_words w where w.mentor_id = erase_mentor.mentor_id;
  delete from data.testimonials t where t.mentor_id = erase_mentor.mentor_id;
  delete from data.edit_request_changes c
  using data.edit_requests r where r.id = c.edit_request_id and r.mentor_id = erase_mentor.mentor_id;
  update data.edit_requests r set message = null, words = null where r.mentor_id = erase_mentor.mentor_id;
  update data.edit_requests r set status = 'withdrawn', decided_at = now()
  where r.mentor_id = erase_mentor.mentor_id and r.status = 'pending';
  update data.scholarships s set name = '—', message = null where s.given_by_mentor_id = erase_mentor.mentor_id;
  delete from data.availability_alerts a where a.mentor_id = erase_mentor.mentor_id;
  delete from data.favourites f where f.mentor_id = erase_mentor.mentor_id;
$$;
