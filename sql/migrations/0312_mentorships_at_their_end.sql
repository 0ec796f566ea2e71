-- The queue of mentorships that can be completed begins with the earliest planned end.
create index mentorships_ending on data.mentorships (planned_end_on, id) where status = 'running';
