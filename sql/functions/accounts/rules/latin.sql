-- Transliterates folded Greek to Latin letters: as typed on a keyboard without Greek, as on a passport (ELOT 743, as pages
-- in other languages show names), and as it is heard, each where it differs from those before. «Ευαγγελία»: eyaggelia,
-- evangelia, evaggelia; «Ντούρου»: ntourou, dourou.
create function rules.latin(folded text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select typed || case when passport = typed then '' else ' ' || passport end
    || case when heard in (typed, passport) then '' else ' ' || heard end
  from (
    select
      translate(
        replace(replace(replace(replace(replace(folded, 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'μπ', 'b'),
        'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo') as typed,
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(voiced, '\mμπ|μπ\M', 'b', 'g'),
          'γγ', 'ng'), 'γξ', 'nx'), 'γχ', 'nch'), 'μπ', 'mp'), 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'),
        'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo') as passport,
      translate(
        replace(replace(replace(replace(replace(
          regexp_replace(regexp_replace(voiced, '\mντ', 'd', 'g'), '\mγκ', 'g', 'g'),
          'μπ', 'b'), 'ου', 'ou'), 'θ', 'th'), 'χ', 'h'), 'ψ', 'ps'),
        'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo') as heard
    from (
      select regexp_replace(regexp_replace(folded, '([αεη])υ(?=[αβγδεζηιλμνορυω])', '\1v', 'g'), '([αεη])υ', '\1f', 'g')
        as voiced) as vowels) as three_ways
$$;
