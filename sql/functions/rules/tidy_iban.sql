-- An IBAN as banks keep it: capitals, without the spaces and hyphens people write it with.
create function rules.tidy_iban(iban text)
returns text
language sql immutable set search_path = ''
as $$
  select upper(regexp_replace(iban, '[[:space:]-]', '', 'g'))
$$;
