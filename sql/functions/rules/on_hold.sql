-- True while a job passes over a row that it failed on. Without search_path or its owner's rights, so that the planner
-- takes it apart.
create function rules.on_hold(job text, row_id bigint)
returns boolean
language sql stable
as $$
  select exists (
    select from private.held_back h where h.job = on_hold.job and h.row_id = on_hold.row_id and h.retry_at > now())
$$;
