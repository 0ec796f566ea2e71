-- Returns Greek text in Latin letters by ELOT 743 (ISO 843): «Ευαγγελία Μπουμπούλη» is «Evangelia Boumpouli». An accent
-- on the first vowel or a diaeresis on the second one separates the two: «Μάυρα» is «Mayra», «Μαύρα» is «Mavra». Other
-- text stays as it is.
create function rules.in_latin(text text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  with vowels as (
    -- Upsilon after alpha, epsilon or eta is v before a vowel or a voiced consonant, else f.
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        normalize(in_latin.text),
        '([αεηΑΕΗ])[υύ](?=[αάεέηήιίϊΐοόυύωώβγδζλμνρ])', '\1v', 'g'),
        '([ΑΕΗ])[ΥΎ](?=[ΑΆΕΈΗΉΙΊΟΌΥΎΩΏΒΓΔΖΛΜΝΡ])', '\1V', 'g'),
        '([αεηΑΕΗ])[υύ]', '\1f', 'g'),
        '([ΑΕΗ])[ΥΎ]', '\1F', 'g'),
        '([οΟ])[υύ]', '\1u', 'g'),
        '(Ο)[ΥΎ]', '\1U', 'g') as word
  ), consonants as (
    -- Gamma before gamma, xi or chi is n; mu with pi is b where a word begins or ends. «^» marks a capital before a
    -- capital: Θ is TH in «ΘΑΛΕΙΑ», Th in «Θάλεια».
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(word,
        'γ(?=[γξχ])', 'n', 'g'),
        'Γ(?=[ΓΞΧ])', 'N', 'g'),
        '\mμπ|μπ\M', 'b', 'g'),
        '\mΜ[πΠ]|ΜΠ\M', 'B', 'g'),
        '([ΘΧΨ])(?=[[:upper:]])', '\1^', 'g') as word
    from vowels
  )
  select translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
      'Θ^', 'TH'), 'Χ^', 'CH'), 'Ψ^', 'PS'), 'Θ', 'Th'), 'Χ', 'Ch'), 'Ψ', 'Ps'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'),
    'αάβγδεέζηήιίϊΐκλμνξοόπρσςτυύϋΰφωώΑΆΒΓΔΕΈΖΗΉΙΊΪΚΛΜΝΞΟΌΠΡΣΤΥΎΫΦΩΏ',
    'aavgdeeziiiiiiklmnxooprsstyyyyfooAAVGDEEZIIIIIKLMNXOOPRSTYYYFOO')
  from consonants
$$;

grant execute on function rules.in_latin to app_visitor, app_member, app_admin;
