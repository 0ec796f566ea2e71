-- When a seminar changed last.
alter table data.seminars add column changed_at timestamptz not null default now();
comment on column data.seminars.changed_at is
  'When it was created, changed or cancelled last: calendars tell an older file from a newer one by it.';
