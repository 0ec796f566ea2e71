-- Returns the orders whose references stand anywhere in what somebody typed, with or without their beginning: banks add
-- and leave out spaces and hyphens, and a payer may type Greek letters that look like the Latin ones. The planner can
-- inline it: one query, no settings.
create function rules.purchases_named_in(typed text)
returns setof data.purchases
language sql stable
as $$
  select u.*
  -- Offset 0: the signs are found once, not for each place.
  from (select rules.code_signs(typed) as signs offset 0) as written
  cross join generate_series(1, length(signs) - 7) as at
  join data.purchases u on u.reference = 'MP-' || substr(signs, at, 8)
$$;
