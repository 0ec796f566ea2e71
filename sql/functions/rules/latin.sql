-- Transliterates folded Greek to Latin letters, as typed on a keyboard without Greek.
create function rules.latin(folded text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(
    replace(replace(replace(replace(replace(folded, 'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'μπ', 'b'),
    'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo')
$$;
