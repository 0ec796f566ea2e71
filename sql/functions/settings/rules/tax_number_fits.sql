-- True if the check digit of a Greek tax number is right: the first eight digits, weighted with 256 down to 2, add up to it
-- modulo 11 (10 counts as 0).
create function rules.tax_number_fits(tax_number text)
returns boolean
language sql immutable set search_path = ''
as $$
  select tax_number ~ '^[0-9]{9}$' and tax_number <> '000000000' and (
    select sum(digit::integer * (1 << (9 - place::integer))) % 11 % 10
    from regexp_split_to_table(left(tax_number, 8), '') with ordinality as digits (digit, place)) = right(tax_number, 1)::integer
$$;
