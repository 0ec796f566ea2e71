-- The page of a person: until when an admin may delete a note, and which version of a testimonial an admin has read.
alter table data.constants add column note_deletion_hours integer not null default 24;

-- Counts the changes of the text, so that an admin publishes or changes what was read.
alter table data.testimonials add column version integer not null default 1;
