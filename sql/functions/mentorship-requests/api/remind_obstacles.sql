-- R9, R10, R25. Of which of these requests api.remind_mentor would not remind the mentor now, and why.
-- Refuses: role_not_held.
-- Null: obstacle.
create function api.remind_obstacles(request_ids integer[])
returns table (id integer, obstacle text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select r.id, coalesce(rules.answer_obstacle(r), case when rules.reminded_today(r.id) then 'reminded_today' end)
    from data.mentorship_requests r where r.id = any (request_ids);
end $$;

grant execute on function api.remind_obstacles to app_admin;
