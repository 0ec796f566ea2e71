-- The last daily digest to the team: its day, and the moment up to which it told what is new.
create table private.daily_digests (
  day date primary key,
  told_until timestamptz not null default now()
);
