-- Indexes of the team's queues. A policy keeps an enum's comparison from an ordinary index, so that only one over
-- the open rows alone serves them.
create index mentors_new on data.mentors (applied_at, id) where status = 'new';
create index edit_requests_waiting on data.edit_requests (sent_at, id) where status = 'pending';
