-- R9, R10, R25. What stands between a request and a reminder that the viewing administrator sends its mentor, or null:
-- api.remind_mentor refuses with it, api.remind_obstacles tells it. At most one such reminder a day.
create function rules.remind_obstacle(request data.mentorship_requests)
returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(rules.answer_obstacle(request), case
    when rules.reminded_today(request.id) then 'reminded_today'
  end)
$$;
