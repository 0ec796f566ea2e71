-- Whether a text in Latin letters can be a spelling of a name: alike enough to the name or to its transliterations,
-- letter by letter. «Yota Papadopoulou» spells «Γιώτα Παπαδοπούλου»; «Maria Callas» does not.
create function rules.spells(spelling text, name text)
returns boolean
language sql stable set search_path = ''
as $$
  select spelling is null or extensions.word_similarity(
    rules.fold(spelling), rules.fold(name) || ' ' || rules.latin(rules.fold(name))) >= 0.2
$$;
