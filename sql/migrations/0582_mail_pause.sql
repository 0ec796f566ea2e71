-- The pause of all mails while the mail server does not answer: at most one row, which all workers see, so one of them
-- asks whether it is back, and the team's pages tell it at once.
create table private.mail_pause (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now(),
  asked integer not null default 0,
  ask_at timestamptz not null
);
