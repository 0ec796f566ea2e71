-- Seminars of the network for its mentors, and who has signed up.
alter type data.notification add value if not exists 'seminars';

create table data.seminars (
  id integer generated always as identity primary key,
  title text not null check (length(title) between 1 and 160),
  description text not null default '' check (length(description) <= 2000),
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 600),
  -- An address or a link.
  place text not null check (length(place) between 1 and 300),
  -- Null: as many as like.
  seats integer check (seats between 1 and 1000),
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 2000),
  -- The worker mails the news of a seminar to the mentors in batches, by id up to `told_mentor`.
  told_mentor integer not null default 0,
  told_at timestamptz
);
create index seminars_start on data.seminars (starts_at, id);
create index seminars_title on data.seminars (title, id);
create index seminars_to_tell on data.seminars (id) where told_at is null;

create table data.seminar_signups (
  seminar_id integer not null references data.seminars,
  mentor_id integer not null references data.mentors,
  signed_up_at timestamptz not null default now(),
  primary key (seminar_id, mentor_id)
);
create index seminar_signups_mentor on data.seminar_signups (mentor_id, seminar_id);
