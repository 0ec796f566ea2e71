-- Makes the words of these users anew, by which the team finds a person: name, e-mail, telephone and the own spelling, folded, then the
-- name and the spelling as they are heard; single spaces between them and before the first one. An erased user has none.
create function rules.refresh_user_words(user_ids integer[])
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.user_words w using data.users u
  where w.user_id = any (user_ids) and u.id = w.user_id and u.erased_at is not null;
  insert into private.user_words (user_id, words)
  select u.id, now_found.words from data.users u
  cross join lateral (
    select ' ' || regexp_replace(rules.fold(concat_ws(' ', u.name, u.surname, u.email, u.phone, u.latin_name)) || ' '
      || rules.heard(rules.fold(concat_ws(' ', u.name, u.surname, u.latin_name))), '[^[:alnum:]]+', ' ', 'g') as words) as now_found
  left join private.user_words w on w.user_id = u.id
  -- Most updates of a user change no word, and then lock nothing.
  where u.id = any (user_ids) and u.erased_at is null and w.words is distinct from now_found.words
  on conflict on constraint user_words_pkey do update set words = excluded.words;
end $$;
