-- A wish is found in any of its words: each word of a mentor's profile says where it stands, and words of everyday life lead to
-- topics, industries and places.
comment on column data.mentor_cards.folded is
  'Name and title, folded, then as they are heard, each word after a space: lists sort by it and the team searches it.';

create table private.mentor_words (
  mentor_id integer primary key references data.mentors (id),
  words tsvector not null
);
comment on table private.mentor_words is
  'What wishes find of a mentor, written by rules.refresh_words: 1, 2 or 3 and a word, as it is heard, of the name, the title or the own text; t, i, c, g or l and a topic, industry, county, country or language.';
-- Searched by the index only: the words stand beside the rows, so that these are few pages.
alter table private.mentor_words alter words set storage external, set (toast_tuple_target = 128);
create index mentor_words_words on private.mentor_words using gin (words);
-- Until the job has come to a mentor, all words that were known count as the own text.
insert into private.mentor_words (mentor_id, words)
select c.mentor_id, array_to_tsvector(array(select '3' || word from regexp_split_to_table(trim(c.folded), ' +') as word))
from data.mentor_cards c where c.folded <> '';

create table private.everyday_words (
  words text not null,
  codes text[] not null default '{}'
);
comment on table private.everyday_words is
  'Words in five languages and the codes of the topics, industries, places and languages that they lead to; without a code words that say nothing. Written by sql/seeds/reference/words.sql.';

create table private.known_words (
  word text collate "C" not null,
  stem text not null,
  spellings text[] not null,
  leads_to text not null,
  share smallint not null,
  primary key (word, leads_to)
);
comment on table private.known_words is
  'Words as they are heard, of the names of lists and of everyday life, and what each leads to, as in private.mentor_words, empty for one that says nothing; spellings: folded, as they are written; share: how much of the word that is, in hundredths. Written by rules.hear_known_words.';
