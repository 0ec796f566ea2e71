-- Numbers that rules held in their own text: how long the draft of an application is kept and a mailed link works,
-- and until what time of the day before a coaching session is cancelled freely. Texts print them from here.
alter table data.constants
  add column draft_days integer not null default 7,
  add column link_hours integer not null default 48,
  add column reset_minutes integer not null default 60,
  add column second_step_minutes integer not null default 10,
  add column free_cancellation_time text not null default '12:00'
    check (free_cancellation_time ~ '^[0-2][0-9]:[0-5][0-9]$');
