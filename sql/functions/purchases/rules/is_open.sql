-- True for a part that is paid and not closed. Without search_path, so that the planner can inline it.
create function rules.is_open(status data.part_status)
returns boolean
language sql immutable parallel safe
as $$
  select status in ('paid', 'pending', 'running')
$$;

grant execute on function rules.is_open to app_admin;
