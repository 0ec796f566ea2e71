-- Cards are also found by names as on passports; as in rules.latin, which does not exist while migrations run.
update data.mentor_cards c
set folded = c.folded || ' ' || translate(
  replace(replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(regexp_replace(c.folded,
      '([αεη])υ(?=[αβγδεζηιλμνορυω])', '\1v', 'g'), '([αεη])υ', '\1f', 'g'), '\mμπ|μπ\M', 'b', 'g'),
    'γγ', 'ng'), 'γξ', 'nx'), 'γχ', 'nch'), 'μπ', 'mp'), 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'),
  'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo')
where c.folded ~ '[αεη]υ|γγ|γξ|γχ|.μπ';
