-- Keeps private.user_words, by which the team finds a person: name, e-mail, telephone and the own spelling, folded, and
-- the name in Latin letters. Single spaces between the words and before the first one, so that the beginning of a word
-- can be searched. Once per statement, for the users that it wrote.
create function rules.on_user_written()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.user_words w using changed c where w.user_id = c.id and c.erased_at is not null;
  insert into private.user_words (user_id, words)
  select c.id, now_found.words from changed c
  cross join lateral (
    select ' ' || regexp_replace(
      rules.fold(concat_ws(' ', c.name, c.surname, c.email, c.phone, c.latin_name)) || ' ' || rules.latin(rules.fold(c.name || ' ' || c.surname)),
      '[^[:alnum:]]+', ' ', 'g') as words) as now_found
  left join private.user_words w on w.user_id = c.id
  -- Most updates of a user change no word, and then lock nothing.
  where c.erased_at is null and w.words is distinct from now_found.words
  on conflict on constraint user_words_pkey do update set words = excluded.words;
  return null;
end $$;

create trigger words_first after insert on data.users referencing new table as changed
  for each statement execute function rules.on_user_written();
create trigger words_changed after update on data.users referencing new table as changed
  for each statement execute function rules.on_user_written();
