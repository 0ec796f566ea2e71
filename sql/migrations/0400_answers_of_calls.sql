-- Calls of the JSON API with an Idempotency-Key, and their answers. Without an answer: the call runs, or its end is
-- not known.
create table private.answered_calls (
  user_id integer not null references data.users,
  name text not null check (length(name) between 1 and 200),
  key text not null check (length(key) between 8 and 200),
  input_hash text not null check (length(input_hash) = 64),
  at timestamptz not null default now(),
  status integer,
  answer text,
  primary key (user_id, name, key),
  check ((status is null) = (answer is null))
);
create index answered_calls_at on private.answered_calls (at);
