-- What the clock remembers of rows and jobs that fail, and jobs of one day of the week.
alter table private.jobs
  -- 1 Monday to 7 Sunday, for a job of once a week
  add column weekly_on smallint check (weekly_on between 1 and 7),
  -- in a row; each waits longer for the next try
  add column failures integer not null default 0,
  add check (weekly_on is null or daily_at is not null);

-- A row that a job failed on waits longer and longer, and the job does the others.
create table private.held_back (
  job text not null,
  row_id bigint not null,
  failures integer not null default 1,
  error text not null,
  failed_at timestamptz not null default now(),
  retry_at timestamptz not null,
  primary key (job, row_id)
);

-- Whoever is erased is looked for in the mails to others.
create index outbox_request on private.outbox ((content->'requestId')) where content ? 'requestId';
create index outbox_mentorship on private.outbox ((content->'mentorshipId')) where content ? 'mentorshipId';
create index outbox_mentor on private.outbox ((content->'mentorId')) where content ? 'mentorId';
create index outbox_mentors on private.outbox using gin ((content->'mentors') jsonb_path_ops) where content ? 'mentors';
