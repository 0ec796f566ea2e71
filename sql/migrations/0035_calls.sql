-- A note may be a call, with words or without, and name the day on which the team looks again.
create type data.call_outcome as enum ('reached', 'not_reached');
alter table data.notes add column call data.call_outcome, add column look_again_on date,
  alter column text drop not null, add constraint note_says check (text is not null or call is not null);
comment on column data.notes.look_again_on is
  'On this day the person waits for the team again, unless a later call, a later such day or a note from that day on has settled it.';
create index notes_about on data.notes (about_user_id, id);
create index notes_to_look_again on data.notes (look_again_on) where look_again_on is not null;

alter table data.constants add column check_in_days integer not null default 14;
comment on column data.constants.check_in_days is
  'After how many days of a new pair the team calls, twice in the first month; then once a month. 0: it is not proposed.';
