-- The first rule that stands between a mentee and a request to this mentor, or null. The mentor's page
-- explains it, and api.request_mentoring and api.request_coaching refuse with it.
create function rules.request_obstacle(mentor_id integer, mentee_id integer, kind data.kind)
returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    case when own.user_id is not null then 'own_profile' end,
    rules.mentee_obstacle(mentee_id),
    rules.package_obstacle(mentee_id, kind),
    rules.mentor_obstacle(mentor_id, mentee_id, kind))
  from (values (1)) as once
  left join (
    select m.user_id from data.mentors m join data.mentees e using (user_id)
    where m.id = request_obstacle.mentor_id and e.id = request_obstacle.mentee_id) as own on true
$$;
