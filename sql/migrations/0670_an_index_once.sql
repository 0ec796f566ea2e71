-- The same as mentors_new.
drop index data.mentors_applied_new;
