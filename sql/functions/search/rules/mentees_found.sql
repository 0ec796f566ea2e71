-- Returns the ids of at most `most` mentees whom a text finds by name, e-mail or telephone, in the order of their names.
create function rules.mentees_found(words text, most integer)
returns setof integer
language sql stable security definer rows 20 set search_path = ''
as $$
  select e.id from data.mentees e
  where e.user_id = any (rules.users_with_words(rules.word_patterns(words)))
  order by e.listed_name, e.id limit most
$$;
