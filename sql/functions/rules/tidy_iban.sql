-- Normalises an IBAN: upper case, no spaces or hyphens.
create function rules.tidy_iban(iban text)
returns text
language sql immutable set search_path = ''
as $$
  select upper(regexp_replace(iban, '[[:space:]-]', '', 'g'))
$$;
