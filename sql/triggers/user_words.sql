-- Keeps private.user_words, by which the team finds a person (rules.refresh_user_words). Once per statement, for the users that it wrote.
create function rules.on_user_written()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.refresh_user_words(array(select c.id from changed c));
  return null;
end $$;

create trigger words_first after insert on data.users referencing new table as changed
  for each statement execute function rules.on_user_written();
create trigger words_changed after update on data.users referencing new table as changed
  for each statement execute function rules.on_user_written();
