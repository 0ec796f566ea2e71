-- Removes the saved views of a user who is erased, and the views of admins whose name or search holds the surname,
-- e-mail or phone of that user as whole words, the surname also in Latin letters, as searches find it: a search for a
-- person must not outlive the account.
create function rules.forget_saved_views(user_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from data.saved_views v using data.users u
  where u.id = forget_saved_views.user_id and (v.user_id = u.id or exists (
    select from unnest(array[u.surname, u.email::text, u.phone, substring(u.latin_name from '[^ ]+$')]
      || string_to_array(rules.latin(rules.fold(u.surname)), ' ')) word
    where length(rules.as_words(word)) > 3
      and position(rules.as_words(word) in rules.as_words(concat_ws(' ', v.name, v.query ->> 'q'))) > 0))
$$;
