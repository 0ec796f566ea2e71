-- The letters and digits of what a bank wrote, in lower case: two texts that differ in spaces and signs are one.
create function rules.text_signs(written text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace(written, '[^[:alnum:]]+', '', 'g'))
$$;
