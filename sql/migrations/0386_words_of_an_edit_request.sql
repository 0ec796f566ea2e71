-- What a mentor says to the team with an edit request; `message` is the team's answer.
alter table data.edit_requests add column words text,
  add constraint edit_requests_words_check check (length(words) <= 2000);
update data.edit_requests set words = message, message = null where status = 'pending';
