-- R10. Which of these requests api.reject_mentorship_request would refuse an administrator now, and why.
-- Refuses: role_not_held, right_not_held.
-- Null: obstacle.
create function api.reject_request_obstacles(request_ids integer[])
returns table (id integer, obstacle text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select r.id, rules.answer_obstacle(r) from data.mentorship_requests r where r.id = any (request_ids);
end $$;

grant execute on function api.reject_request_obstacles to app_admin;
