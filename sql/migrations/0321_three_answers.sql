-- A mentee answers three questions when she asks for help: what she looks for, the field or topic, and what would help. An answered
-- request can be opened again by an administrator.
alter table data.suggestion_requests
  add column topic text not null default '' check (length(topic) <= 1000),
  add column help text not null default '' check (length(help) <= 2000),
  add column reopened_at timestamptz;
create index suggestion_requests_open_ids on data.suggestion_requests (id) where answered_at is null;
create index suggestion_requests_answered_ids on data.suggestion_requests (id desc) where answered_at is not null;
