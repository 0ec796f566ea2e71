-- Normalises an IBAN: upper case, letters and digits alone, Greek capitals as the Latin ones of their keys (ΓΡ is
-- GR), without the word IBAN before it.
create function rules.tidy_iban(iban text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(translate(upper(iban), 'ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΩΧΥΖ', 'ABCDEFGHIJKLMNOPRSTUVXYZ'), '[^A-Z0-9]', '', 'g'), '^IBAN', '')
$$;
