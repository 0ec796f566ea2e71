-- When a pair that paused went on: the days of the pause are no days without a session.
alter table data.mentorships add column resumed_at timestamptz;
