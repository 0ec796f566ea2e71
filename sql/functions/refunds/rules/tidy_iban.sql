-- Normalises an IBAN: rules.tidy_code without the word IBAN before it.
create function rules.tidy_iban(iban text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(rules.tidy_code(iban), '^IBAN', '')
$$;
