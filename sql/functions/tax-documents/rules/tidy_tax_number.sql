-- Normalises a tax number: rules.tidy_code, a Greek one without the letters of the country.
create function rules.tidy_tax_number(tax_number text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(rules.tidy_code(tax_number), '^(EL|GR)(?=[0-9]{9}$)', '')
$$;
