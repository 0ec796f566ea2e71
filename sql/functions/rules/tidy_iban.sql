-- Normalises an IBAN: upper case, letters and digits alone, Greek capitals that look like Latin ones as these, without
-- the word IBAN before it.
create function rules.tidy_iban(iban text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(translate(upper(iban), 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'), '[^A-Z0-9]', '', 'g'), '^IBAN', '')
$$;
