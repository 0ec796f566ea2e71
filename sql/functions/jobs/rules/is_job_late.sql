-- Whether a job is so late that someone must look: an hour, or ten minutes and five times its period. All in seconds.
-- The alert JobIsLate (docs/operations/large/alerts.yml) has the same rule.
create function rules.is_job_late(late double precision, period double precision)
returns boolean
language sql immutable set search_path = ''
as $$
  select late > 3600 or late > greatest(600, 5 * period)
$$;
