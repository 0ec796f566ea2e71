-- Returns the words by which the team finds a person: name, e-mail, telephone and the own spelling, folded, and the name
-- in Latin letters. Single spaces between the words and before the first one, so that the beginning of a word can be searched.
create function rules.user_words(name text, surname text, email text, phone text, latin_name text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select ' ' || regexp_replace(
    rules.fold(concat_ws(' ', name, surname, email, phone, latin_name)) || ' ' || rules.latin(rules.fold(name || ' ' || surname)),
    '[^[:alnum:]]+', ' ', 'g')
$$;
