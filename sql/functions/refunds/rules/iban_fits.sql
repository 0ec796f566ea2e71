-- True if the check digits of a normalised IBAN are right (ISO 7064: first four characters moved to the end, letters
-- as 10 to 35, the number modulo 97 is 1).
create function rules.iban_fits(iban text)
returns boolean
language sql immutable set search_path = ''
as $$
  select case when iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' then (
      select string_agg(case when sign ~ '[0-9]' then sign else (ascii(sign) - 55)::text end, '' order by place)::numeric % 97 = 1
      from regexp_split_to_table(substr(iban, 5) || left(iban, 4), '') with ordinality as signs (sign, place))
    else false end
$$;
