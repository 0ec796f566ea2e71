-- Returns the signs of a typed code: letters and digits alone, in upper case, Greek and wide letters as the Latin ones that
-- they look like.
create function rules.code_signs(typed text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(translate(upper(normalize(typed, nfkc)), 'ΑΒΕΖΗΚΜΝΡΤΥΧ', 'ABEZHKMNPTYX'), '[^A-Z0-9]+', '', 'g')
$$;
