-- Normalises a code that people type: upper case, letters and digits alone, Greek capitals as the Latin ones of their keys
-- (ΓΡ is GR).
create function rules.tidy_code(code text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(translate(upper(code), 'ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΩΧΥΖ', 'ABCDEFGHIJKLMNOPRSTUVXYZ'), '[^A-Z0-9]', '', 'g')
$$;
