-- Returns the reference of an order that stands in what somebody typed (rules.purchases_named_in). Null without any.
create function rules.reference_in(typed text)
returns text
language sql stable set search_path = ''
as $$
  select u.reference from rules.purchases_named_in(typed) u limit 1
$$;
