-- R2, R3, R25. Returns why an admin cannot match this mentee with any mentor now, or null: own_profile,
-- person_suspended, profile_incomplete, request_pending, mentee_in_mentorship.
create function rules.match_obstacle(mentee data.mentees)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when mentee.user_id = rules.viewer_user_id() then 'own_profile'
    when rules.is_suspended(mentee.user_id) then 'person_suspended'
    when mentee.profile_due then 'profile_incomplete'
    else rules.mentee_obstacle(mentee.id)
  end
$$;
