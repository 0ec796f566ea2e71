-- After how many days without a session the team looks at a pair, and when it is late to.
alter table data.constants
  add column quiet_days integer not null default 45,
  add column stalled_days integer not null default 60;
