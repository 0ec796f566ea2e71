-- R25. What waits in these queues of api.waiting_for_team, with the rights of the caller. Planning their views takes longer
-- than reading them, and every page of the team reads some: so a connection plans them once, for whichever queues.
-- Null: since, one_of_them.
create function api.waiting_queues(queues text[])
returns table (queue text, waiting integer, since date, one_of_them integer)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return query select w.queue, w.waiting, w.since, w.one_of_them from api.waiting_for_team w where w.queue = any (waiting_queues.queues);
end $$;

grant execute on function api.waiting_queues to app_admin;
