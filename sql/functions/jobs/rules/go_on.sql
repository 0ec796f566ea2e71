-- Marks a job as unfinished, so that the worker runs it again at once for the next batch.
create function rules.go_on(job text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update private.jobs j set unfinished = true where j.name = go_on.job and not j.unfinished
$$;
