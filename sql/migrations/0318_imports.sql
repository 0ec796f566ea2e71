-- People of the network's former system, read from a file: one row of the file is one row here, with its fate. Both
-- tables are read through functions only, and emptied after some weeks (rules.kept_for).
create table private.imports (
  id integer generated always as identity primary key,
  role data.role not null check (role in ('mentor', 'mentee')),
  file_name text not null check (length(file_name) <= 200),
  headings text[] not null check (cardinality(headings) between 1 and 100),
  -- The column of each field, from 0; null until an admin has chosen them.
  mapping jsonb,
  invite boolean not null default false,
  created_by_user_id integer not null references data.users,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check (started_at is null or mapping is not null),
  check (finished_at is null or started_at is not null)
);
create index imports_creator on private.imports (created_by_user_id);
create index imports_age on private.imports (created_at);
create index imports_running on private.imports (id) where started_at is not null and finished_at is null;

create table private.import_rows (
  import_id integer not null references private.imports on delete cascade,
  -- The line of the file, as a spreadsheet counts.
  number integer not null,
  cells text[] not null,
  -- The fields that the columns give, named as in create_person.
  person jsonb,
  -- What will become of the row, later what became of it: creates, adds, created, added, or the error.
  fate text,
  field text,
  user_id integer references data.users,
  done_at timestamptz,
  primary key (import_id, number)
);
create index import_rows_waiting on private.import_rows (import_id, number) where done_at is null;
create index import_rows_user on private.import_rows (user_id);
create index import_rows_email on private.import_rows ((person->>'email'));
