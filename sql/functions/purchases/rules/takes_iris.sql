-- True if an amount can be paid by IRIS (rules.iris_most_cents).
create function rules.takes_iris(cents integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select cents between 1 and rules.iris_most_cents(c) from data.constants c
$$;
