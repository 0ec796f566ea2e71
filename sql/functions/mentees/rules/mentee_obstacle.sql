-- R2, R3. Returns why a mentee cannot send any request now, or null: request_pending, mentee_in_mentorship.
create function rules.mentee_obstacle(mentee_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (
      select from data.mentorship_requests r
      where r.mentee_id = mentee_obstacle.mentee_id and r.status = 'pending') then 'request_pending'
    else rules.running_obstacle(mentee_id)
  end
$$;
