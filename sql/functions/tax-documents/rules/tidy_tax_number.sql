-- Normalises a tax number: rules.tidy_code, Cyrillic letters as the Latin ones that they look like, without the word for such a
-- number before or behind it; a Greek one without the letters of the country, a Belgian one with its zero.
create function rules.tidy_tax_number(tax_number text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(rules.tidy_code(translate(upper(tax_number), 'АВЕІКМНОРСТУХ', 'ABEIKMHOPCTYX')), '^(AFM|VAT|TIN|NIF|TVA)(NO|NR)?|(MWST|TVA|IVA)$', '', 'g'),
      '^(EL|GR)(?=[0-9]{9}$)', ''),
    '^BE(?=[0-9]{9}$)', 'BE0')
$$;
