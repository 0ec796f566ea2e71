-- Returns the words of what somebody typed that say something, at most twelve: folded, as heard, and the form that is looked for,
-- which begins a word: its stem. `whole`: the form has to be the whole word, as one of two Latin letters (HR) and a stem of three
-- («άγχους» finds «άγχος», «νόμου» not «νομική»). Up to four letters are what somebody began to type.
create function rules.heard_words(typed text)
returns table (number integer, word text, heard text, form text, whole boolean)
language sql stable security definer rows 5 set search_path = ''
as $$
  select min(s.number)::integer, s.word, heard,
    case when length(s.word) < 5 then heard else stem end,
    s.word ~ '^[a-z]{2}$' or length(s.word) > 4 and length(stem) = 3
  from regexp_split_to_table(rules.fold(typed), '[^[:alnum:]]+') with ordinality as s (word, number)
  cross join lateral rules.heard(s.word) as heard
  cross join lateral rules.stem_of(heard) as stem
  where s.word <> '' and (
    select k.share from private.known_words k
    -- «πόσο» sounds like "posso", which says nothing; a Greek word may be typed in Latin letters.
    where k.word = heard and k.leads_to = ''
      and (s.word = any (k.spellings) or s.word ~ '^[a-z]' and array_to_string(k.spellings, '') ~ '[α-ω]')) is null
  group by s.word, heard, stem
  order by min(s.number) limit 12
$$;
