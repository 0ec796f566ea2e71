-- R25. What stands between a mentor and being made inactive by the viewing administrator, or null:
-- api.make_inactive_obstacles tells it. A mentor who is inactive already is already_inactive, too.
create function rules.inactive_obstacle(mentor data.mentors)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when mentor.user_id = rules.viewer_user_id() then 'own_profile'
    when mentor.status = 'inactive' then 'already_inactive'
    when mentor.status <> 'active' then 'transition_not_allowed'
    when exists (select from data.mentorships s where s.mentor_id = mentor.id and s.status = 'running')
      then 'mentor_in_mentorship'
  end
$$;
