-- Returns why a user cannot be erased now, or null: the last administrator, or a running mentorship. A paused mentorship is
-- no obstacle; the erasure stops it.
create function rules.erasure_obstacle(user_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from data.admins a where a.user_id = erasure_obstacle.user_id and a.active and a.admin_right = 'administrator')
      and not rules.other_administrator(user_id)
      then 'last_administrator'
    when exists (
      select from data.mentorships s join data.mentors m on m.id = s.mentor_id
      where m.user_id = erasure_obstacle.user_id and s.status = 'running') then 'mentor_in_mentorship'
    when exists (
      select from data.mentorships s join data.mentees e on e.id = s.mentee_id
      where e.user_id = erasure_obstacle.user_id and s.status = 'running') then 'mentee_in_mentorship'
  end
$$;
