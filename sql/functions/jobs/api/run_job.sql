-- An administrator asks for a job now. The worker runs it with its own rights; the web server may not. A second click
-- before the job has run changes nothing.
-- Refuses: role_not_held, right_not_held, job_not_found.
create function api.run_job(name text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_right('administrator');
  update private.jobs j set asked_at = clock_timestamp() where j.name = run_job.name and j.asked_at is null;
  if found then
    perform rules.record('jobs', 0, 'job_asked', detail => jsonb_build_object('job', run_job.name));
    perform pg_notify('jobs', '');
  elsif not exists (select from private.jobs j where j.name = run_job.name) then
    perform rules.reject('job_not_found', kind => 'MR404');
  end if;
end $$;

grant execute on function api.run_job to app_admin;
