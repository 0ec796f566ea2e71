-- The clock calls this job again at once: there may be more than one run does.
create function rules.go_on(job text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update private.jobs j set unfinished = true where j.name = go_on.job and not j.unfinished
$$;
