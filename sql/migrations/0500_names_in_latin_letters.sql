-- Names are also found as ELOT 743 writes them in Latin letters, and as pages in other languages than Greek show them.
-- As rules.in_latin and rules.fold, which do not exist while migrations run.
with lower_case as (
  select c.mentor_id, lower(normalize(c.name || ' ' || c.surname)) as word
  from data.mentor_cards c where c.folded <> ''
), vowels as (
  select mentor_id, regexp_replace(regexp_replace(regexp_replace(word,
      '([αεη])[υύ](?=[αάεέηήιίϊΐοόυύωώβγδζλμνρ])', '\1v', 'g'),
      '([αεη])[υύ]', '\1f', 'g'),
      'ο[υύ]', 'ou', 'g') as word
  from lower_case
), consonants as (
  select mentor_id, regexp_replace(regexp_replace(word, 'γ(?=[γξχ])', 'n', 'g'), '\mμπ|μπ\M', 'b', 'g') as word
  from vowels
), latin as (
  select mentor_id, lower(extensions.unaccent('extensions.unaccent', translate(
      replace(replace(replace(word, 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'),
      'αάβγδεέζηήιίϊΐκλμνξοόπρσςτυύϋΰφωώ', 'aavgdeeziiiiiiklmnxooprsstyyyyfoo'))) as word
  from consonants
)
update data.mentor_cards c set folded = c.folded || ' ' || latin.word from latin where latin.mentor_id = c.mentor_id;
