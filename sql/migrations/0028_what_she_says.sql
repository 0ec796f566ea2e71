-- What a mentor says on her card, in one sentence, and how and when she meets.
alter table data.mentor_pages
  add sentence text
    constraint mentor_pages_sentence_check check (length(sentence) <= 90)
    constraint mentor_pages_sentence_line check (data.is_line(sentence)),
  add meets text
    constraint mentor_pages_meets_check check (length(meets) <= 90)
    constraint mentor_pages_meets_line check (data.is_line(meets));
comment on column data.mentor_pages.sentence is
  'Shown on the card; without it, the first sentence of the description is (rules.says).';
comment on column data.mentor_pages.meets is
  'How and when the mentor meets: by video, in the evening.';
