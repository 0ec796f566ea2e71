-- Returns the reference of an order that stands anywhere in what somebody typed, with or without its beginning: banks add
-- and leave out spaces and hyphens, and a payer may type Greek letters that look like the Latin ones. Null without any.
create function rules.reference_in(typed text)
returns text
language sql stable set search_path = ''
as $$
  select u.reference
  from (select rules.code_signs(typed) as signs) as written
  cross join generate_series(1, length(signs) - 7) as at
  join data.purchases u on u.reference = 'MP-' || substr(signs, at, 8)
  limit 1
$$;
