-- R2. Returns why no mentorship can start for a mentee now, or null: mentee_in_mentorship.
create function rules.running_obstacle(mentee_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (
      select from data.mentorships s
      where s.mentee_id = running_obstacle.mentee_id and s.status = 'running') then 'mentee_in_mentorship'
  end
$$;
