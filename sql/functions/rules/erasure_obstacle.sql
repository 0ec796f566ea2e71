-- Why a user can not be erased now: she is the last administrator, or a mentorship of hers runs. Null when nothing stands
-- in the way; a paused mentorship is stopped by the erasure.
create function rules.erasure_obstacle(user_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from data.admins a where a.user_id = erasure_obstacle.user_id and a.active)
      and not exists (select from data.admins a where a.user_id <> erasure_obstacle.user_id and a.active)
      then 'last_administrator'
    when exists (
      select from data.mentorships s join data.mentors m on m.id = s.mentor_id
      where m.user_id = erasure_obstacle.user_id and s.status = 'running') then 'mentor_in_mentorship'
    when exists (
      select from data.mentorships s join data.mentees e on e.id = s.mentee_id
      where e.user_id = erasure_obstacle.user_id and s.status = 'running') then 'mentee_in_mentorship'
  end
$$;
