-- The dashboard counts by day: these indexes hold what its filters ask, so that a count reads no table. They replace
-- indexes that begin with the same column.
create index mentorships_started_counted on data.mentorships (started_at) include (kind, mentor_id, part_id);
drop index data.mentorships_started;
create index mentorship_requests_requested_counted on data.mentorship_requests (requested_at) include (mentor_id, part_id);
drop index data.mentorship_requests_requested;
create index mentors_applied_counted on data.mentors (applied_at) include (id) where not profile_due;
