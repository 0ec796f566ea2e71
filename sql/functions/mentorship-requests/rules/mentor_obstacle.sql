-- R1, R6, R7, R21. Returns why a mentor cannot take this mentee for this kind now, or null: own_profile,
-- mentor_not_cleared (the mentee is a minor, or the mentor is her guardian), mentor_in_mentorship, mentor_not_available (inactive, suspended, away, or kind not
-- offered). Every way into a mentorship asks it.
create function rules.mentor_obstacle(mentor_id integer, mentee_id integer, kind data.kind)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when m.user_id = (select e.user_id from data.mentees e where e.id = mentor_obstacle.mentee_id) then 'own_profile'
    when m.status <> 'active' or rules.is_suspended(m.user_id) then 'mentor_not_available'
    when rules.needs_guardian(mentor_obstacle.mentee_id) and (not rules.is_cleared(m.id)
      or rules.guards(m.user_id, mentor_obstacle.mentee_id)) then 'mentor_not_cleared'
    when exists (select from data.mentorships s where s.mentor_id = m.id and s.status = 'running') then 'mentor_in_mentorship'
    when rules.is_away(m) then 'mentor_not_available'
    when mentor_obstacle.kind = 'mentoring' and not m.offers_mentoring then 'mentor_not_available'
    when mentor_obstacle.kind = 'coaching' and not m.offers_coaching then 'mentor_not_available'
  end
  from data.mentors m
  where m.id = mentor_obstacle.mentor_id
$$;
