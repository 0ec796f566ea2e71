-- R3 to R7. Returns the first rule that blocks a request of this mentee to this mentor, or null. The mentor's page
-- explains it; api.request_mentoring and api.request_coaching refuse with it.
create function rules.request_obstacle(mentor_id integer, mentee_id integer, kind data.kind)
returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    case when rules.same_user(mentor_id, mentee_id) then 'own_profile' end,
    rules.mentee_obstacle(mentee_id),
    rules.package_obstacle(mentee_id, kind),
    rules.mentor_obstacle(mentor_id, mentee_id, kind),
    (select 'mentor_not_available' from data.mentors m where m.id = mentor_id and rules.is_away(m, asked => true)))
$$;
