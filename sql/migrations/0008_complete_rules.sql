-- The rules layer complete: what the acts of later screens need beyond the first tables.
alter table data.mentor_pages add constraint invalid_link
  check (array_to_string(links, ' ') ~ '^(https?://[^[:space:]]+( https?://[^[:space:]]+)*)?$');

-- One row a year and kind: its lock is what holds the caps when two awards come at once.
create table private.scholarship_years (
  year integer not null,
  kind text not null check (kind in ('full_3m', 'partial_50', 'mentor_gift')),
  primary key (year, kind)
);

-- One living award a mentee and year.
alter table data.awards add column year integer not null default extract(year from now() at time zone 'Europe/Athens');
create unique index award_given on data.awards (mentee_id, year) where withdrawn_at is null;

insert into private.jobs (name, every, daily_at) values
  ('expire_claims', null, time '00:15'),
  ('expire_pauses', null, time '00:20'),
  ('remind_mentees', null, time '09:00'),
  ('remind_pairs', null, time '09:10'),
  ('retention', null, time '04:00'),
  ('digest', null, time '08:00'),
  ('check_invariants', null, time '05:00');
