-- Checks words that the team writes to people: a subject of one line, a text, and no placeholder but {name}.
-- Refuses: message_missing, too_long, subject_of_one_line, unknown_placeholder.
create function rules.check_words(subject text, text text)
returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if coalesce(trim(text), '') = '' then
    perform rules.reject('message_missing', 'text', 'MR422');
  elsif length(text) > 5000 then
    perform rules.reject('too_long', 'text', 'MR422');
  elsif length(subject) > 200 then
    perform rules.reject('too_long', 'subject', 'MR422');
  elsif not data.is_line(subject) then
    perform rules.reject('subject_of_one_line', 'subject', 'MR422');
  elsif replace(subject, '{name}', '') ~ '[{}]' then
    perform rules.reject('unknown_placeholder', 'subject', 'MR422');
  elsif replace(text, '{name}', '') ~ '[{}]' then
    perform rules.reject('unknown_placeholder', 'text', 'MR422');
  end if;
end $$;
