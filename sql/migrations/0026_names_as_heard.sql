-- The team finds a person by the name as it is heard, too: the job that makes words anew walks through all users.
delete from private.words_walk;
alter table private.words_walk rename passed_mentor_id to passed_user_id;
comment on table private.words_walk is
  'How far api.job_refresh_words has come among the users, and for which rules and names of lists.';

-- Some thousand short words are read whole as fast as by an index.
alter table private.known_words drop constraint known_words_pkey;
