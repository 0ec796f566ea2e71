-- When a seminar was created, changed or cancelled last: calendars tell an older file from a newer one by it.
alter table data.seminars add column changed_at timestamptz not null default now();
