-- True while a job skips a row that it failed on. No search_path and no security definer: a job asks for each row, and
-- changing them costs several times as much as the question.
create function rules.on_hold(job text, row_id bigint)
returns boolean
language sql stable
as $$
  select exists (
    select from private.held_back h where h.job = on_hold.job and h.row_id = on_hold.row_id and h.retry_at > now())
$$;
