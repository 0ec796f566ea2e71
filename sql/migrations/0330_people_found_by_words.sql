-- Every word that finds a person in the search of the team: name, e-mail and telephone, folded, and the name in Latin
-- letters. A trigger on data.users keeps them; an erased user has none.
create table private.user_words (
  user_id integer primary key references data.users,
  words text not null
);

-- As rules.user_words, which does not exist while migrations run.
insert into private.user_words (user_id, words)
select u.id, ' ' || regexp_replace(folded.everything || ' ' || translate(
    replace(replace(replace(replace(replace(folded.name, 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'μπ', 'b'),
    'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo'), '[^[:alnum:]]+', ' ', 'g')
from data.users u
cross join lateral (
  select translate(lower(extensions.unaccent('extensions.unaccent', lower(concat_ws(' ', u.name, u.surname, u.email, u.phone)))), 'ς', 'σ') as everything,
    translate(lower(extensions.unaccent('extensions.unaccent', lower(u.name || ' ' || u.surname))), 'ς', 'σ') as name) as folded
where u.erased_at is null;

create index user_words_trigrams on private.user_words using gin (words extensions.gin_trgm_ops);
