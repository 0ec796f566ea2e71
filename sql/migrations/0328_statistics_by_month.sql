-- The statistics of the dashboard read a range of months.
create index mentorships_started on data.mentorships (started_at);
create index mentorships_ended on data.mentorships (ended_at);
create index mentorship_requests_requested on data.mentorship_requests (requested_at);
create index edit_requests_sent on data.edit_requests (sent_at);
create index mentors_applied on data.mentors (applied_at);
