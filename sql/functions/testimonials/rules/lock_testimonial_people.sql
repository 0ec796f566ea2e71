-- Locks the user rows of a testimonial's mentor and, if known, mentee.
-- Refuses: own_profile, person_erased.
create function rules.lock_testimonial_people(testimonial_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.lock_living_user(m.user_id, s.mentee_user_id)
  from data.testimonials t join data.mentors m on m.id = t.mentor_id left join data.mentorships s on s.id = t.mentorship_id
  where t.id = lock_testimonial_people.testimonial_id
$$;
