-- What keeps the rest honest: allowed transitions, history, mails waiting to be sent, the clock's memory.
create table data.allowed_transitions (
  subject text not null,
  from_state text not null,
  to_state text not null,
  primary key (subject, from_state, to_state)
);

-- Who changed what, in which role, when and why. Insert-only.
create table data.history (
  id bigint generated always as identity primary key,
  subject text not null,
  subject_id integer not null,
  event text not null,
  from_state text,
  to_state text,
  actor data.actor not null,
  actor_user_id integer references data.users,
  reason text,
  detail jsonb,
  at timestamptz not null default now()
);
create index history_subject on data.history (subject, subject_id, id desc);
create index history_actor on data.history (actor_user_id, id desc);

-- Mails are rows written in the transaction that causes them; the worker leases, renders and sends them.
create table private.outbox (
  id bigint generated always as identity primary key,
  -- One mail per event and recipient, however often the event is told.
  key text not null unique,
  kind text not null,
  to_user_id integer not null references data.users,
  to_email data.email not null,
  locale data.locale not null,
  content jsonb not null,
  status data.mail_status not null default 'queued',
  queued_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index outbox_due on private.outbox (next_attempt_at, id) where status = 'queued';
create index outbox_user on private.outbox (to_user_id);

-- A reminder told once: kind, subject and step are its key.
create table private.reminders (
  kind text not null,
  subject_id integer not null,
  step text not null,
  at timestamptz not null default now(),
  primary key (kind, subject_id, step)
);

-- The clock's memory: which job last ran, and how it went.
create table private.jobs (
  name text primary key,
  every interval,
  -- local time of day (Europe/Athens) for jobs that run once a day
  daily_at time,
  last_run_at timestamptz,
  last_result jsonb,
  -- It stopped before its end, to go on at once; the clock runs each job in a transaction of its own.
  unfinished boolean not null default false,
  check (num_nonnulls(every, daily_at) = 1)
);
