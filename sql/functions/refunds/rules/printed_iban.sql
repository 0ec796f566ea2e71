-- Returns an IBAN as banks print it: normalised, in groups of four.
create function rules.printed_iban(iban text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(rules.tidy_iban(iban), '(.{4})(?=.)', '\1 ', 'g')
$$;
