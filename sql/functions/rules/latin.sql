-- Transliterates folded Greek to Latin letters: as typed on a keyboard without Greek, and as on a passport (ELOT 743, as
-- pages in other languages show names) where that differs.
create function rules.latin(folded text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select typed || case when passport = typed then '' else ' ' || passport end
  from (
    select
      translate(
        replace(replace(replace(replace(replace(folded, 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'μπ', 'b'),
        'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo') as typed,
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(regexp_replace(regexp_replace(folded,
            '([αεη])υ(?=[αβγδεζηιλμνορυω])', '\1v', 'g'), '([αεη])υ', '\1f', 'g'), '\mμπ|μπ\M', 'b', 'g'),
          'γγ', 'ng'), 'γξ', 'nx'), 'γχ', 'nch'), 'μπ', 'mp'), 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'),
        'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo') as passport) as both_ways
$$;
