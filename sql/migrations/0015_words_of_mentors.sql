-- The words of mentors are made again only when what they are made of has changed, and after an update by a job.
alter table data.mentor_cards add words_made_of text not null default '';
comment on column data.mentor_cards.words_made_of is
  'What the words in folded were made of, as a hash; empty once the profile is erased.';

create table private.words_walk (
  only_row boolean primary key default true check (only_row),
  reason text not null,
  passed_mentor_id integer not null,
  ended boolean not null
);
comment on table private.words_walk is
  'How far api.job_refresh_words has come among the mentors, and for which rules and names of lists.';
