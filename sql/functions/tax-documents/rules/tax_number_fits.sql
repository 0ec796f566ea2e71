-- True if a normalised tax number can be one: of a Greek one the check digit (the others times 256 to 2, modulo 11,
-- modulo 10), of another country of the European Union the form of its VAT number; a Spanish or Irish one and so on has a
-- check digit, too, which only its own authority verifies. Any other country has the form that it likes, behind its letters.
create function rules.tax_number_fits(tax_number text)
returns boolean
language sql stable set search_path = ''
as $$
  select case
    when tax_number = '000000000' then false
    when tax_number ~ '^[0-9]{9}$' then (
      select sum(digit::integer * (1 << (9 - place)::integer)) % 11 % 10 from regexp_split_to_table(left(tax_number, 8), '')
      with ordinality as digits (digit, place)) = right(tax_number, 1)::integer
    when left(tax_number, 2) = 'XI' or exists (
      select from data.countries c
      where c.code = left(tax_number, 2) and c.code not in (
        'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL',
        'PL', 'PT', 'RO', 'SE', 'SI', 'SK'))
      then length(tax_number) between 8 and 14 and tax_number ~ '([0-9].*){5}'
    else coalesce(tax_number ~ ('^(ATU[0-9]{8}|BE[01][0-9]{9}|BG[0-9]{9,10}|CY[0-9]{8}[A-Z]|CZ[0-9]{8,10}|DE[0-9]{9}'
      '|DK[0-9]{8}|EE[0-9]{9}|ES[A-Z0-9][0-9]{7}[A-Z0-9]|FI[0-9]{8}|FR[A-HJ-NP-Z0-9]{2}[0-9]{9}|HR[0-9]{11}|HU[0-9]{8}'
      '|IE[0-9][A-Z0-9][0-9]{5}[A-Z]{1,2}|IT[0-9]{11}|LT([0-9]{9}|[0-9]{12})|LU[0-9]{8}|LV[0-9]{11}|MT[0-9]{8}'
      '|NL[0-9]{9}B[0-9]{2}|PL[0-9]{10}|PT[0-9]{9}|RO[0-9]{2,10}|SE[0-9]{12}|SI[0-9]{8}|SK[0-9]{10})$'), false) end
$$;
