-- The reference that a bank gives a line, if it can be that of one transfer; otherwise an empty text. The standard's words for
-- a missing one, a kind of transfer in words and a row of zeros are none.
create function rules.bank_reference(given text)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when length(signs) >= 8 and signs ~ '[0-9]' and length(given) <= 100
      and (select count(distinct sign) > 2 from regexp_split_to_table(signs, '') sign) then given
    else ''
  end
  from (select rules.code_signs(given) as signs) as code
$$;
