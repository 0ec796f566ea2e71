-- An administrator may ask for a job before its time; the worker clears it when the job has run.
alter table private.jobs add column asked_at timestamptz;
